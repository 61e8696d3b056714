import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Divider } from './divider.tsx';
import OrDemo from './demos/or.tsx';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  args: {},
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
};

export const Playground: Story = { args: { orientation: 'horizontal' } };

/** Between two alternatives. */
export const WithLabel: Story = {
  render: () => <OrDemo />,
  parameters: { demo: 'or' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ou')).toBeVisible();
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};

export const AllStates: Story = {
  render: () => (
    <Stack>
      <span>Entrar com e-mail</span>
      <Divider>ou</Divider>
      <span>Entrar com Google</span>
      <Divider />
      <Stack direction="row" wrap>
        <span>Manhã</span>
        <Divider orientation="vertical" />
        <span>4 vagas</span>
      </Stack>
      <Divider>Um texto longo, que em um telefone com letras grandes continua em uma segunda linha</Divider>
    </Stack>
  ),
};
