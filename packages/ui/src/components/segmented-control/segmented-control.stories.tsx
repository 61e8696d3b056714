import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Segment } from './segment.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import IconsDemo from './demos/icons.tsx';
import ControlledDemo from './demos/controlled.tsx';

const periods = [
  <Segment key="mes" value="mes" label="Por mês" />,
  <Segment key="ano" value="ano" label="Por ano" />,
];

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: {
    legend: 'Mostrar valores',
    name: 'periodo',
    defaultValue: 'mes',
    children: periods,
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Mostrar valores' });
    await expect(group).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Por ano' }));
    await expect(canvas.getByRole('radio', { name: 'Por ano' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      'ano',
      expect.objectContaining({ reason: 'choice' }),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Por mês' })).toBeChecked();
  },
};

export const Playground: Story = {
  args: { size: 'medium', wide: false, hint: '', error: '', legendHidden: false, disabled: false },
};

export const WithIcons: Story = {
  render: () => <IconsDemo />,
  parameters: { demo: 'icons' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Lista' })).toBeChecked();
  },
};

export const Wide: Story = { args: { wide: true } };

export const WithError: Story = {
  args: { error: 'Escolha como quer ver os valores.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Escolha como quer ver os valores.',
    );
  },
};

export const Controlled: Story = {
  render: () => <ControlledDemo />,
  parameters: { demo: 'controlled' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Por mês' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Mensalidade');
  },
};

/** `cancel()` restores the previous choice. */
export const ChangeCanceled: Story = {
  args: { onValueChange: fn((_value, details) => details.cancel()) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Por ano' }));
    await expect(canvas.getByRole('radio', { name: 'Por mês' })).toBeChecked();
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <SegmentedControl legend="Médio" name="a" defaultValue="mes">
        {periods}
      </SegmentedControl>
      <SegmentedControl legend="Pequeno" name="b" size="small" defaultValue="ano">
        {periods}
      </SegmentedControl>
      <SegmentedControl
        legend="Na linha toda, com dica"
        name="c"
        wide
        defaultValue="mes"
        hint="Vale para todas."
      >
        {periods}
      </SegmentedControl>
      <SegmentedControl legend="Com erro" name="d" error="Escolha um.">
        {periods}
      </SegmentedControl>
      <SegmentedControl legend="Uma indisponível" name="e" defaultValue="mes">
        <Segment value="mes" label="Por mês" />
        <Segment value="ano" label="Por ano" disabled />
      </SegmentedControl>
      <SegmentedControl legend="Indisponível" name="f" defaultValue="mes" disabled>
        {periods}
      </SegmentedControl>
    </div>
  ),
};
