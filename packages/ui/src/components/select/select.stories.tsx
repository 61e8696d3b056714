import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Select } from './select.tsx';
import GroupsDemo from './demos/groups.tsx';
import FormDemo from './demos/form.tsx';

const grades = (
  <>
    <optgroup label="Educação Infantil">
      <option value="maternal">Maternal</option>
      <option value="jardim">Jardim</option>
    </optgroup>
    <optgroup label="Ensino Fundamental">
      <option value="1-ano">1º ano</option>
      <option value="2-ano">2º ano</option>
    </optgroup>
    <optgroup label="Ensino Médio">
      <option value="1-serie">1ª série</option>
    </optgroup>
  </>
);

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Série',
    name: 'serie',
    placeholder: 'Todas as séries',
    onValueChange: fn(),
    children: grades,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Série' });
    await userEvent.click(canvas.getByText('Série'));
    await expect(select).toHaveFocus();
    await expect(select).toHaveDisplayValue('Todas as séries');
    await userEvent.selectOptions(select, within(select).getByRole('option', { name: '2º ano' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '2-ano',
      expect.objectContaining({ reason: 'choice' }),
    );
    await userEvent.selectOptions(select, within(select).getByRole('option', { name: 'Todas as séries' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', expect.anything());
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
    required: false,
  },
};

export const Chosen: Story = { args: { defaultValue: '2-ano' } };

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Select {...args} label="Pequeno" name="serie-pequeno" size="small" />
      <Select {...args} label="Médio" name="serie-medio" defaultValue="jardim" />
      <Select {...args} label="Grande" name="serie-grande" size="large" />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('combobox')
      .map((select) => select.closest('[data-part=box]')?.getBoundingClientRect().height);
    await expect(heights).toEqual([36, 44, 52]);
  },
};

export const WithHint: Story = {
  render: () => <GroupsDemo />,
  parameters: { demo: 'groups' },
};

/** In a form whose schema validates it: hint and error are announced together. */
export const WithError: Story = {
  render: () => <FormDemo />,
  parameters: { demo: 'form' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: 'Ver bolsas' }));
    await waitFor(() => expect(select).toBeInvalid());
    await waitFor(() => expect(select).toHaveFocus());
    await expect(select).toHaveAccessibleDescription(
      'A que ela vai cursar em 2027. Escolha a série da criança.',
    );
  },
};

export const Optional: Story = { args: { optional: true } };

export const LabelHidden: Story = { args: { labelHidden: true } };

export const Disabled: Story = { args: { disabled: true, hint: 'Escolha antes a cidade.' } };

/** Text longer than the field is truncated with dots, never under the arrow. */
export const LongOption: Story = {
  args: {
    defaultValue: 'longa',
    children: <option value="longa">Educação de Jovens e Adultos integrada à Educação Profissional</option>,
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('jardim');
    return (
      <>
        <Select {...args} value={value} onValueChange={setValue} />
        <output>{value}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox'),
      canvas.getByRole('option', { name: '1º ano' }),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('1-ano');
    await expect(canvas.getByRole('combobox')).toHaveValue('1-ano');
  },
};

/** `cancel()` restores the previous choice. */
export const ChangeCanceled: Story = {
  args: { defaultValue: 'jardim', onValueChange: fn((_value, details) => details.cancel()) },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    for (const option of ['1º ano', '2º ano']) {
      await userEvent.selectOptions(select, canvas.getByRole('option', { name: option }));
      await expect(select).toHaveValue('jardim');
    }
  },
};

export const InAForm: Story = {
  args: { defaultValue: 'jardim' },
  render: (args) => (
    <form aria-label="Filtros">
      <Select {...args} />
      <button type="submit">Ver bolsas</button>
      <button type="reset">Desfazer</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.selectOptions(
      canvas.getByRole('combobox'),
      canvas.getByRole('option', { name: '1º ano' }),
    );
    await expect(new FormData(form).get('serie')).toBe('1-ano');
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(new FormData(form).get('serie')).toBe('jardim');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Select {...args} name="a" label="Sem escolha" hint="A que a criança vai cursar em 2027." />
      <Select {...args} name="b" label="Com escolha" defaultValue="jardim" optional />
      <Select {...args} name="c" label="Com erro" error="Escolha a série da criança." />
      <Select {...args} name="d" label="Indisponível" disabled defaultValue="jardim" />
      <Select {...args} name="e" label="Pequeno" size="small" defaultValue="jardim" />
      <Select {...args} name="f" label="Grande" size="large" defaultValue="jardim" />
    </div>
  ),
};
