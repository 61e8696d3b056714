import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Mensalidade' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      <VisuallyHidden {...args} /> R$ 890,00
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mensalidade').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Playground: Story = { args: { untilFocused: false } };

/** The link that skips to the content comes into view when Tab reaches it. */
export const UntilFocused: Story = {
  args: { untilFocused: true, asChild: true, children: <a href="#conteudo">Ir para o conteúdo</a> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ir para o conteúdo' });
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(50);
  },
};
