import type { Meta, StoryObj } from '@storybook/react-vite';

import PiggyBank from 'lucide-react/icons/piggy-bank';
import { expect } from 'storybook/test';
import { Badge, type BadgeTone } from './badge.tsx';
import TonesDemo from './demos/tones.tsx';
import IconDemo from './demos/icon.tsx';

const meta = { title: 'Data/Badge', component: Badge, args: { children: 'Novo' } } satisfies Meta<
  typeof Badge
>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;
const tones: [BadgeTone, string][] = [
  ['neutral', '23 bolsas'],
  ['brand', 'Parceira'],
  ['confirm', 'Vagas abertas'],
  ['warning', 'Últimas vagas'],
  ['danger', 'Encerrada'],
  ['info', 'Censo 2025'],
  ['highlight', 'Economize R$ 5.340 no ano'],
];

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Novo').closest('[data-component=badge]')?.tagName).toBe('SPAN');
  },
};

export const Playground: Story = { args: { tone: 'confirm', size: 'medium' } };

export const Tones: Story = {
  render: () => <TonesDemo />,
  parameters: { demo: 'tones' },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={row}>
      <Badge {...args} size="small" />
      <Badge {...args} size="medium" />
    </div>
  ),
};

export const WithIcon: Story = {
  render: () => <IconDemo />,
  parameters: { demo: 'icon' },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['small', 'medium'] as const).flatMap((size) =>
        [undefined, PiggyBank].map((icon) => (
          <div key={`${size} ${icon ? 'icon' : 'words'}`} style={row}>
            {tones.map(([tone, text]) => (
              <Badge key={tone} tone={tone} size={size} icon={icon}>
                {text}
              </Badge>
            ))}
          </div>
        )),
      )}
    </div>
  ),
};
