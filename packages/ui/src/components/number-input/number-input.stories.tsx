import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberInput } from './number-input.tsx';
import FormDemo from './demos/form.tsx';

const meta = {
  title: 'Forms/NumberInput',
  component: NumberInput,
  args: { label: 'Quantos alunos', name: 'alunos', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Thousands separators are added on blur. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantos alunos' });
    await userEvent.type(input, '1234');
    await expect(input).toHaveValue('1234');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      1234,
      expect.objectContaining({ reason: 'input' }),
    );
    await userEvent.tab();
    await expect(input).toHaveValue('1.234');
  },
};

export const Playground: Story = {
  args: {
    kind: 'integer',
    size: 'medium',
    hint: '',
    error: '',
    optional: false,
    labelHidden: false,
    disabled: false,
  },
};

/** The value is in centavos. */
export const Money: Story = {
  args: { label: 'Mensalidade', kind: 'money', trailing: 'por mês', defaultValue: 123_456 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Mensalidade' });
    await expect(input).toHaveValue('1.234,56');
    await expect(input).toHaveAccessibleDescription('R$ por mês');
    await userEvent.clear(input);
    await userEvent.paste('R$ 980,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(98_050, expect.anything());
    await userEvent.tab();
    await expect(input).toHaveValue('980,50');
  },
};

export const ArrowKeys: Story = {
  args: { defaultValue: 9, max: 25 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      10,
      expect.objectContaining({ reason: 'step' }),
    );
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(input).toHaveValue('25');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveValue('24');
  },
};

export const WithError: Story = {
  args: { defaultValue: 400, error: 'Escreva um valor até 300', hint: 'Na turma toda.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Na turma toda. Escreva um valor até 300',
    );
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState<number | null>(1234);
    return (
      <>
        <NumberInput {...args} value={value} onValueChange={setValue} />
        <output>{String(value)}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('1.234');
    await userEvent.clear(input);
    await expect(canvas.getByRole('status')).toHaveTextContent('null');
    await userEvent.type(input, '12,5');
    await expect(canvas.getByRole('status')).toHaveTextContent('NaN');
    await expect(input).toHaveValue('12,5');
  },
};

export const InAForm: Story = {
  render: () => <FormDemo />,
  parameters: { demo: 'form' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    const problems = [
      ['', 'O campo mensalidade é obrigatório'],
      ['1,2,3', 'Escreva um valor em reais, como 1.234,56'],
      ['49,99', 'Escreva um valor a partir de R$ 50,00'],
      ['5000,01', 'Escreva um valor até R$ 5.000,00'],
    ] as const;
    for (const [typed, message] of problems) {
      await userEvent.clear(input);
      if (typed !== '') await userEvent.type(input, typed);
      await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
      await expect(await canvas.findByText(message)).toBeVisible();
    }
    await userEvent.clear(input);
    await userEvent.type(input, '1.234,56');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText('123456')).toBeVisible();
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <NumberInput label="Pequeno" name="a" size="small" defaultValue={1234} />
      <NumberInput label="Médio, em reais" name="b" kind="money" defaultValue={123_456} trailing="por mês" />
      <NumberInput label="Grande" name="c" size="large" optional hint="Na turma toda." />
      <NumberInput label="Com erro" name="d" defaultValue={400} error="Escreva um valor até 300" />
      <NumberInput label="Só para ler" name="e" readOnly defaultValue={12} />
      <NumberInput label="Indisponível" name="f" kind="money" disabled defaultValue={98_050} />
    </div>
  ),
};
