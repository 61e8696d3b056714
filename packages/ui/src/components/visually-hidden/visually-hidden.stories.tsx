import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Link } from '../link/link.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import SkipLinkDemo from './demos/skip-link.tsx';

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
    const hidden = canvas.getByText('Mensalidade').closest('[data-component=visually-hidden]');
    await expect(hidden?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Playground: Story = { args: { untilFocused: false } };

/** The skip link becomes visible when Tab reaches it. */
export const UntilFocused: Story = {
  render: () => <SkipLinkDemo />,
  parameters: { demo: 'skip-link' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ir para o conteúdo' });
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(50);
  },
};

/** The visible content, with its announcement below. The skip link has the focus, so it is visible. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 480 }}>
      <Card padding="small">
        <VisuallyHidden {...args} untilFocused asChild>
          <Link href="#conteudo">Ir para o conteúdo</Link>
        </VisuallyHidden>
        <Text size="small" tone="soft">
          Vê-se só com o foco.
        </Text>
      </Card>
      <Card padding="small">
        <Text weight="strong" tabular>
          <VisuallyHidden>Mensalidade de </VisuallyHidden>R$ 1.234,56
          <span aria-hidden>/mês</span>
          <VisuallyHidden> por mês</VisuallyHidden>
        </Text>
        <Text size="small" tone="soft">
          Ouve-se: “Mensalidade de R$ 1.234,56 por mês”
        </Text>
      </Card>
      <Card as="section" padding="small">
        <VisuallyHidden asChild>
          <Heading level={2}>Bolsas da escola</Heading>
        </VisuallyHidden>
        <Text>23 bolsas para 2027</Text>
        <Text size="small" tone="soft">
          Ouve-se antes o título: “Bolsas da escola”
        </Text>
      </Card>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ir para o conteúdo' })).toHaveFocus();
  },
};
