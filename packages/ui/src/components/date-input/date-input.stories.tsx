import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DateInput } from './date-input.tsx';
import FormDemo from './demos/form.tsx';

const meta = {
  title: 'Forms/DateInput',
  component: DateInput,
  args: { label: 'Data de nascimento', name: 'nascimento', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'Dia, mês e ano, como 14/05/2019.' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Data de nascimento' });
    await userEvent.type(input, '14052019');
    await expect(input).toHaveValue('14/05/2019');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '2019-05-14',
      expect.objectContaining({ reason: 'input' }),
    );
  },
};

export const Playground: Story = {
  args: {
    size: 'medium',
    hint: '',
    error: '',
    optional: false,
    labelHidden: false,
    disabled: false,
    min: '',
    max: '',
  },
};

/** Short forms are valid too, and get their zeros on blur. */
export const ShortForm: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '4/5/2019');
    await expect(input).toHaveValue('4/5/2019');
    await userEvent.tab();
    await expect(input).toHaveValue('04/05/2019');
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('14.05.2019');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2019-05-14', expect.anything());
  },
};

export const WithError: Story = {
  args: { defaultValue: '2031-05-14', error: 'A data está no futuro', hint: 'Como 14/05/2019.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Como 14/05/2019. A data está no futuro',
    );
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('2019-05-14');
    return (
      <>
        <DateInput {...args} value={value} onValueChange={setValue} />
        <output>{value}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('14/05/2019');
    await userEvent.type(input, '{Backspace}');
    await expect(canvas.getByRole('status')).toHaveTextContent('14/05/201');
    await userEvent.type(input, '8');
    await expect(canvas.getByRole('status')).toHaveTextContent('2018-05-14');
  },
};

export const InAForm: Story = {
  render: () => <FormDemo />,
  parameters: { demo: 'form' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    const problems = [
      ['', 'O campo data de nascimento é obrigatório'],
      ['14/05', 'Escreva o dia, o mês e o ano com quatro números, como 14/05/2019'],
      ['31/02/2019', '31/02/2019 não existe no calendário. Confira o dia e o mês'],
      ['25/11/2026', 'Escreva uma data até 24/11/2026'],
      ['31/12/1899', 'Escreva uma data a partir de 01/01/1900'],
    ] as const;
    for (const [typed, message] of problems) {
      await userEvent.clear(input);
      if (typed !== '') await userEvent.type(input, typed);
      await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
      await expect(await canvas.findByText(message)).toBeVisible();
    }
    await userEvent.clear(input);
    await userEvent.type(input, '14/05/2019');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText('2019-05-14')).toBeVisible();
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <DateInput label="Pequeno" name="a" size="small" defaultValue="2019-05-14" />
      <DateInput label="Médio" name="b" hint="Dia, mês e ano, como 14/05/2019." optional />
      <DateInput label="Grande" name="c" size="large" defaultValue="2019-05-14" />
      <DateInput label="Com erro" name="d" defaultValue="2031-05-14" error="A data está no futuro" />
      <DateInput label="Só para ler" name="e" readOnly defaultValue="2019-05-14" />
      <DateInput label="Indisponível" name="f" disabled defaultValue="2019-05-14" />
    </div>
  ),
};
