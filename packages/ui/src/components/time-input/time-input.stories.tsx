import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import OpeningDemo from './demos/opening.tsx';
import { TimeInput } from './time-input.tsx';

const meta = {
  title: 'Forms/TimeInput',
  component: TimeInput,
  args: { label: 'Abre às', name: 'abre', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TimeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.input(canvas.getByLabelText('Abre às'), { target: { value: '07:30' } });
    await expect(canvas.getByLabelText('Abre às')).toHaveValue('07:30');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '07:30',
      expect.objectContaining({ reason: 'input' }),
    );
  },
};

export const Playground: Story = {
  args: { size: 'medium', hint: '', error: '', optional: false, labelHidden: false, disabled: false },
};

/** Submitted by the browser, between six and noon. */
export const InAForm: Story = {
  render: () => <OpeningDemo />,
  parameters: { demo: 'opening' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('A secretaria abre às');
    await fireEvent.input(input, { target: { value: '05:00' } });
    await expect(input.validationMessage).toBe('Escolha um horário a partir das 06:00');
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <TimeInput label="Pequeno" name="a" size="small" defaultValue="07:30" />
      <TimeInput label="Vazio" name="b" hint="Em dias úteis." optional />
      <TimeInput label="Grande" name="c" size="large" defaultValue="18:00" />
      <TimeInput label="Com erro" name="d" defaultValue="05:00" error="A esta hora a escola está fechada" />
      <TimeInput label="Só para ler" name="e" readOnly defaultValue="07:30" />
      <TimeInput label="Indisponível" name="f" disabled defaultValue="07:30" />
    </div>
  ),
};
