import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Rating } from './rating.tsx';
import CountDemo from './demos/count.tsx';

const meta = { title: 'Data/Rating', component: Rating, args: { value: 4.5 } } satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

const column = { display: 'grid', gap: 12, justifyItems: 'start' } as const;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4,5 de 5 estrelas' })).toBeVisible();
  },
};

export const Playground: Story = { args: { value: 3.7, count: 1284, size: 'large', variant: 'stars' } };

export const Sizes: Story = {
  render: (args) => (
    <div style={column}>
      <Rating {...args} size="small" />
      <Rating {...args} size="medium" />
      <Rating {...args} size="large" />
    </div>
  ),
};

export const Values: Story = {
  render: (args) => (
    <div style={column}>
      {[0, 1, 2.3, 3.5, 4.8, 5].map((value) => (
        <Rating {...args} key={value} value={value} />
      ))}
    </div>
  ),
};

export const WithCount: Story = {
  render: () => <CountDemo />,
  parameters: { demo: 'count' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.284 avaliações')).toBeVisible();
  },
};

/** On a card: one star and the numbers. */
export const Compact: Story = {
  args: { variant: 'compact', size: 'small', count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(1)')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '4,5 de 5 estrelas, 1 avaliação' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('Sem avaliações')).toBeVisible();
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={column}>
      <Rating value={4.5} count={1284} size="large" />
      <Rating value={2.3} count={1} />
      <Rating value={0} size="small" />
      <Rating value={4.8} count={12} variant="compact" size="small" />
      <Rating value={null} />
    </div>
  ),
};
