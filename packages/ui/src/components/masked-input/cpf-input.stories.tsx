import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CpfInput } from './cpf-input.tsx';
import CpfFormDemo from './demos/cpf-form.tsx';

const meta = {
  title: 'Forms/CpfInput',
  component: CpfInput,
  args: { label: 'CPF', name: 'cpf', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CpfInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'CPF' });
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '12345678909');
    await expect(input).toHaveValue('123.456.789-09');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '123.456.789-09',
      expect.objectContaining({ reason: 'input' }),
    );
  },
};

export const Playground: Story = {
  args: { size: 'medium', hint: '', error: '', optional: false, labelHidden: false, disabled: false },
};

export const Pasted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('12345678909');
    await expect(canvas.getByRole('textbox')).toHaveValue('123.456.789-09');
  },
};

export const WithHint: Story = {
  args: { hint: 'De quem vai assinar a matrícula. Usamos só para reservar a bolsa.' },
};

/** In a form whose schema validates it. */
export const WithError: Story = {
  render: () => <CpfFormDemo />,
  parameters: { demo: 'cpf-form' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1234567890');
    await userEvent.click(canvas.getByRole('button', { name: 'Reservar a bolsa' }));
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveAccessibleDescription(
      'De quem vai assinar a matrícula. Confira o CPF: faltam números.',
    );
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <CpfInput label="Vazio" name="a" placeholder="000.000.000-00" />
      <CpfInput label="Preenchido" name="b" defaultValue="12345678909" />
      <CpfInput label="Com erro" name="c" defaultValue="1234" error="Confira o CPF: faltam números." />
      <CpfInput label="Só para ler" name="d" readOnly defaultValue="12345678909" />
      <CpfInput label="Indisponível" name="e" disabled defaultValue="12345678909" />
      <CpfInput label="Pequeno" name="f" size="small" defaultValue="12345678909" />
      <CpfInput label="Grande" name="g" size="large" defaultValue="12345678909" />
    </div>
  ),
};
