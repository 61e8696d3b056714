import type { Meta, StoryObj } from '@storybook/react-vite';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { Input } from './input.tsx';
import TypesDemo from './demos/types.tsx';
import SearchDemo from './demos/search.tsx';
import FormDemo from './demos/form.tsx';
import MoneyDemo from './demos/money.tsx';

const meta = {
  title: 'Forms/Input',
  component: Input,
  args: { label: 'Nome da escola', name: 'escola', onValueChange: fn(), onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

const column = { display: 'grid', gap: 24 } as const;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Nome da escola' });
    await userEvent.click(canvas.getByText('Nome da escola'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Lar');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      'Lar',
      expect.objectContaining({ reason: 'input', isCanceled: false }),
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Playground: Story = {
  args: {
    type: 'text',
    size: 'medium',
    hint: 'Como ela é conhecida no bairro.',
    error: '',
    placeholder: '',
    optional: false,
    labelHidden: false,
    clearable: true,
    disabled: false,
    readOnly: false,
  },
};

export const Types: Story = {
  render: () => <TypesDemo />,
  parameters: { demo: 'types' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'email');
    await expect(canvas.getByLabelText('CEP')).toHaveAttribute('inputmode', 'numeric');
  },
};

/** The text has the same size in all three: under 16 px, iOS zooms into the field. */
export const Sizes: Story = {
  render: () => (
    <div style={column}>
      <Input label="Pequeno" size="small" type="search" defaultValue="Aquarela" />
      <Input label="Médio" type="search" defaultValue="Aquarela" />
      <Input label="Grande" size="large" type="search" defaultValue="Aquarela" />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('searchbox').map((input) => {
      const box = input.closest('[data-part=box]');
      return [box?.getBoundingClientRect().height, getComputedStyle(input).fontSize];
    });
    await expect(heights).toEqual([
      [36, '17px'],
      [44, '17px'],
      [52, '17px'],
    ]);
  },
};

export const WithHint: Story = { args: { hint: 'Escreva ao menos três letras.' } };

/** The caller's own description, hint and error are announced together, in this order. */
export const WithError: Story = {
  args: {
    label: 'E-mail',
    type: 'email',
    hint: 'Enviamos a confirmação da bolsa para ele.',
    error: 'E-mail inválido. Confira se falta o @.',
    defaultValue: 'ana.souza',
    'aria-describedby': 'privacidade',
  },
  render: (args) => (
    <>
      <Input {...args} />
      <p id="privacidade" style={{ marginTop: 16 }}>
        Não mandamos propaganda.
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Não mandamos propaganda. Enviamos a confirmação da bolsa para ele. E-mail inválido. Confira se falta o @.',
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Optional: Story = {
  args: { label: 'Complemento', optional: true, placeholder: 'Apartamento, bloco' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Complemento (opcional)' })).toBeVisible();
  },
};

export const LabelHidden: Story = {
  args: {
    label: 'Cidade ou escola',
    labelHidden: true,
    type: 'search',
    leading: <Icon as={Search} />,
    placeholder: 'Cidade ou escola',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Cidade ou escola' })).toBeVisible();
  },
};

/** The units are part of the description; a press on them focuses the text. */
export const Money: Story = {
  render: () => <MoneyDemo />,
  parameters: { demo: 'money' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Mensalidade até' });
    await expect(input).toHaveAccessibleDescription('R$ por mês');
    await userEvent.click(canvas.getByText('R$'));
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(input).fontVariantNumeric).toBe('tabular-nums');
  },
};

/** ST-08: visible while there is text to clear; focus returns to the text. */
export const Clearable: Story = {
  args: { type: 'search', leading: <Icon as={Search} /> },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox');
    const clear = () => canvas.queryByRole('button', { name: 'Limpar' });
    await expect(clear()).toBeNull();
    await userEvent.type(input, 'Aquarela');
    await expect(clear()).toBeVisible();
    await expect(clear()).toHaveAccessibleDescription('Nome da escola');
    await expect(clear()).toHaveAttribute('type', 'button');
    const { width, height } = clear()?.getBoundingClientRect() ?? { width: 0, height: 0 };
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(clear()).toBeNull();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '',
      expect.objectContaining({ reason: 'clear-button', event: expect.objectContaining({ type: 'click' }) }),
    );
    await expect(args.onValueChange).toHaveBeenCalledTimes('Aquarela'.length + 1);
    await expect(args.onChange).toHaveBeenCalledTimes('Aquarela'.length + 1);
  },
};

export const ReadOnly: Story = {
  args: { label: 'Protocolo', readOnly: true, clearable: true, defaultValue: '2026-004182' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true, clearable: true, defaultValue: 'Colégio Aquarela' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Controlled by the caller, and the caret stays where the visitor put it. */
export const Controlled: Story = {
  args: { clearable: true },
  render: function Controlled(args) {
    const [value, setValue] = useState('escola');
    return (
      <>
        <Input {...args} value={value} onValueChange={(next) => setValue(next.toUpperCase())} />
        <output>{value}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, 'x', { initialSelectionStart: 3 });
    await expect(input).toHaveValue('ESCXOLA');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(input).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};

/** `cancel()` leaves text and caret unchanged: here, for anything but digits. */
export const ChangeCanceled: Story = {
  args: {
    label: 'CEP',
    inputMode: 'numeric',
    defaultValue: '77804',
    onValueChange: fn((value, details) => {
      if (/\D/.test(value)) details.cancel();
    }),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, 'a', { initialSelectionStart: 2 });
    await expect(input).toHaveValue('77804');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('779804');
  },
};

/** Uncontrolled, the browser holds the value: it is submitted, and a reset restores the initial one. */
export const InAForm: Story = {
  args: { type: 'search', defaultValue: 'Lar' },
  render: (args) => (
    <form style={column} aria-label="Busca" onSubmit={(event) => event.preventDefault()}>
      <Input {...args} />
      <button type="submit">Buscar</button>
      <button type="reset">Desfazer</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox');
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.type(input, ' Feliz');
    await expect(new FormData(form).get('escola')).toBe('Lar Feliz');
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(input).toHaveValue('Lar');
    await userEvent.clear(input);
    await expect(canvas.queryByRole('button', { name: 'Limpar' })).toBeNull();
  },
};

/** In a form whose schema validates it. */
export const Email: Story = {
  render: () => <FormDemo />,
  parameters: { demo: 'form' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(input).toHaveAttribute('spellcheck', 'false');
    await expect(input).toHaveAttribute('autocomplete', 'email');
    await userEvent.type(input, 'ana.souza');
    await userEvent.click(canvas.getByRole('button', { name: 'Quero o aviso' }));
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveAccessibleDescription(
      'Só para avisar quando surgir uma bolsa. E-mail inválido. Confira se falta o @.',
    );
  },
};

export const SearchWithClear: Story = {
  render: () => <SearchDemo />,
  parameters: { demo: 'search' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={column}>
      <Input label="Vazio" name="a" placeholder="Como ela é conhecida" hint="Ao menos três letras." />
      <Input label="Pequeno" name="b" size="small" defaultValue="Colégio Aquarela" clearable />
      <Input label="Busca" name="c" type="search" leading={<Icon as={Search} />} defaultValue="Aquarela" />
      <Input label="Com unidade" name="d" leading="R$" trailing="por mês" inputMode="numeric" optional />
      <Input label="Com erro" name="e" type="email" defaultValue="ana" error="E-mail inválido" />
      <Input label="Só para ler" name="f" readOnly defaultValue="2026-004182" />
      <Input label="Grande, indisponível" name="g" size="large" disabled defaultValue="Colégio Aquarela" />
    </div>
  ),
};
