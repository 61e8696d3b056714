import type { Meta, StoryObj } from '@storybook/react-vite';
import Heart from 'lucide-react/icons/heart';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';
import { OPEN_AFTER_MS, SKIP_DELAY_MS } from './use-tooltip.ts';
import LabelsDemo from './demos/labels.tsx';
import LinkDemo from './demos/link.tsx';

const meta = {
  title: 'Layers/Tooltip',
  component: Tooltip,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: {
    content: 'Guardamos o preço de hoje por 48 horas',
    children: <Button>Reservar a bolsa</Button>,
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '72px 24px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At once on keyboard focus; Escape closes it and keeps the focus. */
export const Default: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Reservar a bolsa' });
    await expect(button).toHaveAccessibleDescription('Guardamos o preço de hoje por 48 horas');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await expect(button).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'escape' }),
    );
  },
};

export const Playground: Story = { args: { side: 'above', kind: 'description' } };

/** The pointer must rest: passing by opens nothing. */
export const OnHover: Story = {
  play: async ({ canvas }) => {
    // Until the skip delay of an earlier story's tooltip is over.
    await new Promise((resolve) => setTimeout(resolve, SKIP_DELAY_MS));
    const from = performance.now();
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible(), { timeout: 5000 });
    await expect(performance.now() - from).toBeGreaterThanOrEqual(OPEN_AFTER_MS);
  },
};

/** The visible name of an icon-only button. Neighbors open without delay. */
export const AsLabel: Story = {
  render: () => <LabelsDemo />,
  parameters: { demo: 'labels' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Salvar escola' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Salvar escola');
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Compartilhar');
  },
};

export const Below: Story = { args: { side: 'below', defaultOpen: true } };

export const LongText: Story = {
  args: {
    defaultOpen: true,
    content:
      'O valor inclui o desconto da bolsa e o de pagamento em dia; material, uniforme e alimentação são cobrados à parte.',
  },
};

export const OnALink: Story = {
  render: () => <LinkDemo />,
  parameters: { demo: 'link' },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 96 }}>
      <Tooltip {...args} open />
      <Tooltip {...args} open side="below" kind="label" content="Salvar escola">
        <Button icon={Heart} />
      </Tooltip>
      <Tooltip {...args}>
        <Button>Fechado</Button>
      </Tooltip>
    </div>
  ),
};
