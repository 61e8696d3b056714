import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Stack } from './stack.tsx';
import RowFromSmallDemo from './demos/row-from-small.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Card>Escola</Card>
        <Card>Série e turno</Card>
        <Card>Mensalidade</Card>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('[data-component="card"]');
    const bottom = first?.getBoundingClientRect().bottom ?? 0;
    await expect(second?.getBoundingClientRect().top).toBe(bottom + 16);
  },
};

export const Playground: Story = { args: { direction: 'row', gap: 'medium', wrap: true } };

/** A column on a phone, a row from 640 px. */
export const RowFromSmall: Story = {
  render: () => <RowFromSmallDemo />,
  parameters: { demo: 'row-from-small' },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="extra-large">
      {(['none', 'extra-small', 'small', 'medium', 'large', 'extra-large'] as const).map((gap) => (
        <Stack key={gap} {...args} gap={gap} direction="row" wrap />
      ))}
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Stack key={justify} {...args} justify={justify} direction="row" wrap align="center" />
      ))}
      <Stack as="ul" gap="extra-small">
        <li>Uma lista</li>
        <li>de duas linhas</li>
      </Stack>
    </Stack>
  ),
};
