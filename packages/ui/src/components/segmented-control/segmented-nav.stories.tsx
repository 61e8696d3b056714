import type { Meta, StoryObj } from '@storybook/react-vite';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import { expect } from 'storybook/test';
import { SegmentedNav, SegmentLink } from './segmented-nav.tsx';
import ViewsDemo from './demos/views.tsx';

const views = [
  <SegmentLink key="lista" href="#lista" icon={List} current>
    Lista
  </SegmentLink>,
  <SegmentLink key="mapa" href="#mapa" icon={MapIcon}>
    Mapa
  </SegmentLink>,
];

const meta = {
  title: 'Navigation/SegmentedNav',
  component: SegmentedNav,
  args: { 'aria-label': 'Modo de ver', children: views },
  // Shrinks to its links, as on a page.
  decorators: [
    (Story) => (
      <div style={{ display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SegmentedNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Modo de ver' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lista' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Mapa' })).not.toHaveAttribute('aria-current');
  },
};

export const Playground: Story = { args: { size: 'medium', wide: false } };

export const Small: Story = {
  render: () => <ViewsDemo />,
  parameters: { demo: 'views' },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      <SegmentedNav aria-label="Médio">{views}</SegmentedNav>
      <SegmentedNav aria-label="Pequeno" size="small">
        {views}
      </SegmentedNav>
      <SegmentedNav aria-label="Na linha toda" wide style={{ width: '100%' }}>
        {views}
      </SegmentedNav>
    </div>
  ),
};
