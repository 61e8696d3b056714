import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { expect } from 'storybook/test';
import { LinkButton } from './link-button.tsx';
import RouterLinkDemo from './demos/router-link.tsx';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { children: 'Ver todas as bolsas', href: '#bolsas' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver todas as bolsas' })).toHaveAttribute(
      'href',
      '#bolsas',
    );
  },
};

export const Playground: Story = {
  args: { variant: 'primary', size: 'large', iconEnd: ArrowRight, wide: false },
};

/** A router's link with the appearance of a button. */
export const AsChild: Story = {
  render: () => <RouterLinkDemo />,
  parameters: { demo: 'router-link' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Conhecer a escola' });
    await expect(link).toHaveAttribute('data-component', 'link-button');
    await expect(link).toHaveAttribute('href', '#escola');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <div key={variant} style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <LinkButton {...args} key={size} variant={variant} size={size} />
          ))}
          <LinkButton {...args} variant={variant} iconEnd={ArrowRight} />
        </div>
      ))}
      <LinkButton {...args} wide />
    </div>
  ),
};
