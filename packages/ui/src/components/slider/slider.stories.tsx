import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Slider } from './slider.tsx';
import DistanceDemo from './demos/distance.tsx';

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  args: {
    label: 'Distância da escola',
    min: 1,
    max: 30,
    defaultValue: 5,
    format: (kilometres) => `${kilometres} km`,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An arrow moves one step, Page Up ten, Home and End to the ends. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Distância da escola' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', '6 km');
    await userEvent.keyboard('{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      16,
      expect.objectContaining({ reason: 'keyboard' }),
    );
  },
};

export const Playground: Story = { args: { step: 1, disabled: false, optional: false } };

/** Decimals are exact: three steps of 0,1 are 0,3. */
export const Decimal: Story = {
  args: {
    label: 'Nota mínima',
    min: 0,
    max: 5,
    step: 0.1,
    defaultValue: 0,
    format: (grade) => grade.toLocaleString('pt-BR', { minimumFractionDigits: 1 }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '0,3');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.3, expect.anything());
  },
};

export const WithHint: Story = {
  render: () => <DistanceDemo />,
  parameters: { demo: 'distance' },
};

export const WithError: Story = { args: { error: 'Nenhuma escola tão perto. Aumente a distância.' } };

export const Disabled: Story = { args: { disabled: true } };

/** All states on one sheet. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      <Slider {...args} label="No começo" defaultValue={1} />
      <Slider {...args} label="No meio" defaultValue={15} hint="Com uma dica." />
      <Slider {...args} label="No fim" defaultValue={30} />
      <Slider {...args} label="Opcional" optional defaultValue={10} />
      <Slider {...args} label="Com erro" error="Aumente a distância." defaultValue={2} />
      <Slider {...args} label="Desligado" disabled defaultValue={15} />
    </div>
  ),
};
