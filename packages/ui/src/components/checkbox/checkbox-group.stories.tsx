import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CheckboxGroup } from './checkbox-group.tsx';
import { Checkbox } from './checkbox.tsx';
import AllDemo from './demos/all.tsx';
import GroupFormDemo from './demos/group-form.tsx';

const shifts = (
  <>
    <Checkbox value="manha" label="Manhã" trailing="1.204" />
    <Checkbox value="tarde" label="Tarde" trailing="986" />
    <Checkbox value="integral" label="Integral" trailing="38" />
    <Checkbox value="noite" label="Noite" trailing="0" disabled />
  </>
);

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: { legend: 'Turno', name: 'turno', onValueChange: fn(), children: shifts },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: ['tarde'] },
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Turno' }));
    await expect(group.getByRole('checkbox', { name: 'Tarde' })).toBeChecked();
    await userEvent.click(group.getByText('Manhã'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      ['manha', 'tarde'],
      expect.objectContaining({ reason: 'toggle' }),
    );
    await userEvent.click(group.getByText('Tarde'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['manha'], expect.anything());
  },
};

export const Playground: Story = {
  args: { hint: 'Marque quantos quiser.', error: '', optional: false, legendHidden: false, disabled: false },
};

/** The error belongs to the group: announced on entry, and each box is invalid. */
export const WithError: Story = {
  render: () => <GroupFormDemo />,
  parameters: { demo: 'group-form' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar preferências' }));
    await waitFor(() =>
      expect(group).toHaveAccessibleDescription('Marque quantos quiser. Marque ao menos um turno.'),
    );
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: ['manha'] },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};

/** A value whose checkbox is not on the page, as in a shortened list, is kept. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState(['semi-integral', 'manha']);
    return (
      <>
        <CheckboxGroup {...args} value={value} onValueChange={setValue} />
        <output>{value.join(', ')}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Manhã' })).toBeChecked();
    await userEvent.click(canvas.getByText('Tarde'));
    await expect(canvas.getByRole('status')).toHaveTextContent('semi-integral, manha, tarde');
    await userEvent.click(canvas.getByText('Manhã'));
    await expect(canvas.getByRole('status')).toHaveTextContent('semi-integral, tarde');
    await expect(canvas.getByRole('checkbox', { name: 'Manhã' })).not.toBeChecked();
  },
};

/** A checkbox without a value is not a member: here it represents all of them. */
export const WithAll: Story = {
  render: () => <AllDemo />,
  parameters: { demo: 'all' },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Todos' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Integral' })).toBeChecked();
    await userEvent.click(canvas.getByText('Tarde'));
    await expect(all).toBePartiallyChecked();
  },
};

/** `cancel()` leaves the selection unchanged: here, at most two. */
export const ChangeCanceled: Story = {
  args: {
    hint: 'No máximo dois.',
    defaultValue: ['manha', 'tarde'],
    onValueChange: fn((value, details) => {
      if (value.length > 2) details.cancel();
    }),
  },
  play: async ({ canvas }) => {
    const third = canvas.getByRole('checkbox', { name: 'Integral' });
    await userEvent.click(third);
    await expect(third).not.toBeChecked();
    await userEvent.click(canvas.getByText('Tarde'));
    await userEvent.click(third);
    await expect(third).toBeChecked();
  },
};

/** Submitted by a plain GET form, as `turno=manha&turno=tarde`. */
export const InAForm: Story = {
  args: { defaultValue: ['manha', 'tarde'] },
  render: (args) => (
    <form aria-label="Filtros">
      <CheckboxGroup {...args} />
      <button type="submit">Ver bolsas</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('turno')).toEqual(['manha', 'tarde']);
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <CheckboxGroup legend="Sem escolha" name="a" hint="Marque quantos quiser.">
        {shifts}
      </CheckboxGroup>
      <CheckboxGroup legend="Com escolha" name="b" defaultValue={['manha', 'integral']} optional>
        <Checkbox label="Todos" indeterminate />
        {shifts}
      </CheckboxGroup>
      <CheckboxGroup legend="Com erro" name="c" hint="Um ou mais." error="Marque ao menos um turno.">
        {shifts}
      </CheckboxGroup>
      <CheckboxGroup legend="Indisponível" name="d" defaultValue={['manha']} disabled>
        {shifts}
      </CheckboxGroup>
      <CheckboxGroup legend="Sem título à vista" legendHidden name="e" hint="O título é só para quem ouve.">
        {shifts}
      </CheckboxGroup>
      <CheckboxGroup
        legend="Com textos longos, como os que as escolas escrevem sobre o que oferecem no contraturno"
        name="f"
        defaultValue={['reforco']}
      >
        <Checkbox
          value="reforco"
          label="Reforço de língua portuguesa e matemática em pequenos grupos"
          hint="Duas vezes por semana, sem custo a mais na mensalidade."
          trailing="1.204"
        />
        <Checkbox value="robotica" label="Robótica e programação" trailing="38" />
      </CheckboxGroup>
    </div>
  ),
};
