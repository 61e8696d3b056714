import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Heading } from './heading.tsx';
import HeadingSizeDemo from './demos/heading-size.tsx';

const meta = {
  title: 'Foundations/Heading',
  component: Heading,
  args: { level: 2, children: 'Bolsas em escolas de São Paulo' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /Bolsas em escolas/ })).toBeVisible();
  },
};

export const Playground: Story = { args: { level: 1, size: 'extra-large' } };

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Heading {...args} size="extra-large" />
      <Heading {...args} size="large" />
      <Heading {...args} size="medium" />
      <Heading {...args} size="small" />
    </div>
  ),
};

/** Size ≠ heading level: a third-level heading may be the largest text on its card. */
export const SizeIsNotLevel: Story = {
  render: () => <HeadingSizeDemo />,
  parameters: { demo: 'heading-size' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveAttribute('data-size', 'large');
  },
};

/** Every size at an unusual level. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['small', 'medium', 'large', 'extra-large'] as const).map((size) => (
        <Heading {...args} key={size} level={2} size={size} />
      ))}
      <div style={{ maxWidth: 240 }}>
        <Heading {...args} size="large" />
      </div>
    </div>
  ),
};
