import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { OneTimeCode } from './one-time-code.tsx';
import ConfirmDemo from './demos/confirm.tsx';

const meta = {
  title: 'Forms/OneTimeCode',
  component: OneTimeCode,
  args: { label: 'Código de confirmação', name: 'codigo', onValueChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OneTimeCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'Enviamos um SMS para (11) •••••-5678.' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Código de confirmação' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '12a345');
    await expect(input).toHaveValue('12345');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '6');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
  },
};

export const Playground: Story = {
  args: { length: 6, hint: '', error: '', optional: false, labelHidden: false, disabled: false },
};

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('123 456');
    await expect(canvas.getByRole('textbox')).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
  },
};

export const FourFigures: Story = { args: { length: 4, defaultValue: '12' } };

export const WithError: Story = {
  render: () => <ConfirmDemo />,
  parameters: { demo: 'confirm' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '123456');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Por SMS. Código errado. Confira a última mensagem.',
    );
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('12');
    return (
      <>
        <OneTimeCode {...args} value={value} onValueChange={setValue} />
        <output>{value}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '3');
    await expect(canvas.getByRole('status')).toHaveTextContent('123');
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <OneTimeCode label="Vazio" name="a" optional />
      <OneTimeCode label="Começado, com dica" name="b" defaultValue="120" hint="Por SMS." />
      <OneTimeCode label="Inteiro" name="c" defaultValue="123456" />
      <OneTimeCode label="De quatro números" name="d" length={4} defaultValue="0000" />
      <OneTimeCode label="Com erro" name="e" defaultValue="111111" error="Código errado." />
      <OneTimeCode label="Só para ler" name="f" readOnly defaultValue="888888" />
      <OneTimeCode label="Indisponível" name="g" disabled defaultValue="123456" />
    </div>
  ),
};
