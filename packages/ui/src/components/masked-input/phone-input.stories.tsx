import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PhoneInput } from './phone-input.tsx';
import LandlineDemo from './demos/landline.tsx';

const meta = {
  title: 'Forms/PhoneInput',
  component: PhoneInput,
  args: { label: 'Celular com DDD', name: 'telefone', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Celular com DDD' });
    await expect(input).toHaveAttribute('type', 'tel');
    await expect(input).toHaveAttribute('autocomplete', 'tel');
    await userEvent.type(input, '11912345678');
    await expect(input).toHaveValue('(11) 91234-5678');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '(11) 91234-5678',
      expect.objectContaining({ reason: 'input' }),
    );
  },
};

export const Playground: Story = {
  args: { size: 'medium', hint: '', error: '', optional: false, labelHidden: false, disabled: false },
};

/** One digit less, and grouped accordingly. */
export const Landline: Story = {
  render: () => <LandlineDemo />,
  parameters: { demo: 'landline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('(11) 3123-4567');
  },
};

/** The area code is optional (VA-01): the separators adapt to the typed text. */
export const WithoutAreaCode: Story = {
  args: { label: 'Celular' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '999991234');
    await expect(input).toHaveValue('99999-1234');
  },
};

/** After a digit inserted in the middle, the caret stays behind it although the separators move. */
export const TypingInTheMiddle: Story = {
  args: { defaultValue: '1191234567' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '0', { initialSelectionStart: 7 });
    await expect(input).toHaveValue('(11) 91023-4567');
    await expect(input.selectionStart).toBe(8);
  },
};

export const Pasted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+55 11 91234-5678');
    await expect(canvas.getByRole('textbox')).toHaveValue('(11) 91234-5678');
  },
};

export const WithError: Story = {
  args: { defaultValue: '11 9123', error: 'Telefone inválido', hint: 'A escola liga em horário comercial.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'A escola liga em horário comercial. Telefone inválido',
    );
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('11912345678');
    return (
      <>
        <PhoneInput {...args} value={value} onValueChange={setValue} />
        <output>{value}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Backspace}');
    await expect(canvas.getByRole('status')).toHaveTextContent('(11) 91234-567');
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <PhoneInput label="Pequeno" name="a" size="small" defaultValue="11912345678" />
      <PhoneInput label="Médio" name="b" placeholder="(11) 91234-5678" optional />
      <PhoneInput label="Grande" name="c" size="large" defaultValue="1131234567" />
      <PhoneInput label="Sem DDD" name="g" defaultValue="999991234" />
      <PhoneInput label="Com erro" name="d" defaultValue="(11) 9123" error="Telefone inválido" />
      <PhoneInput label="Só para ler" name="e" readOnly defaultValue="11912345678" />
      <PhoneInput label="Indisponível" name="f" disabled defaultValue="11912345678" />
    </div>
  ),
};
