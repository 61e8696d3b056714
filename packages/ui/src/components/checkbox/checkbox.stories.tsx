import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';
import HintDemo from './demos/hint.tsx';
import TermsFormDemo from './demos/terms-form.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Manhã', name: 'turno', value: 'manha', onCheckedChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole row can be pressed, from the box to its end. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Manhã' });
    const row = canvasElement.querySelector('[data-part=row]');
    await expect(row?.getBoundingClientRect().width).toBe(320);
    await expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(36);
    await userEvent.click(canvas.getByText('Manhã'));
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(
      true,
      expect.objectContaining({ reason: 'toggle' }),
    );
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = {
  args: { hint: '', trailing: '12', error: '', indeterminate: false, disabled: false },
};

export const Checked: Story = { args: { defaultChecked: true } };

/** The name stays the same while the number changes. */
export const WithCount: Story = {
  args: { trailing: '1.204' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Manhã' });
    await expect(box).toHaveAccessibleDescription('1.204');
    await userEvent.click(canvas.getByText('1.204'));
    await expect(box).toBeChecked();
  },
};

export const WithHint: Story = {
  render: () => <HintDemo />,
  parameters: { demo: 'hint' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Integral' })).toHaveAccessibleDescription(
      '38 A criança almoça na escola e fica até o fim da tarde.',
    );
  },
};

/** In a form whose schema validates it. */
export const WithError: Story = {
  render: () => <TermsFormDemo />,
  parameters: { demo: 'terms-form' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Reservar a bolsa' }));
    await waitFor(() => expect(box).toBeInvalid());
    await expect(box).toHaveAccessibleDescription('Para continuar, aceite o regulamento.');
  },
};

export const LongLabel: Story = {
  args: {
    label: 'Quero receber por e-mail as bolsas novas das escolas que salvei, uma vez por semana',
    trailing: '7',
    defaultChecked: true,
  },
};

export const Disabled: Story = {
  render: (args) => (
    <>
      <Checkbox {...args} disabled trailing="0" />
      <Checkbox {...args} disabled defaultChecked label="Tarde" value="tarde" trailing="12" />
    </>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Manhã'), { pointerEventsCheck: 0 });
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

/** Follows its prop, whatever the browser does on a press. */
export const Indeterminate: Story = {
  args: { label: 'Todos os turnos', value: undefined, indeterminate: true },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole<HTMLInputElement>('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onCheckedChange).toHaveBeenCalledOnce();
    await expect(box).toBePartiallyChecked();
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [checked, setChecked] = useState(true);
    return (
      <>
        <Checkbox {...args} checked={checked} onCheckedChange={setChecked} />
        <output>{checked ? 'sim' : 'não'}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('status')).toHaveTextContent('não');
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** `cancel()` leaves it unchanged, every time. */
export const ChangeCanceled: Story = {
  args: { onCheckedChange: fn((_checked, details) => details.cancel()) },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox');
    for (const times of [1, 2]) {
      await userEvent.click(box);
      await expect(box).not.toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenCalledTimes(times);
    }
  },
};

/** Uncontrolled, the browser holds the state: it is submitted, and a reset restores the initial one. */
export const InAForm: Story = {
  render: (args) => (
    <form aria-label="Filtros">
      <Checkbox {...args} />
      <Checkbox {...args} label="Tarde" value="tarde" defaultChecked />
      <button type="submit">Ver bolsas</button>
      <button type="reset">Desfazer</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Manhã' }));
    await expect(new FormData(form).getAll('turno')).toEqual(['manha', 'tarde']);
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(canvas.getByRole('checkbox', { name: 'Manhã' })).not.toBeChecked();
    await expect(new FormData(form).getAll('turno')).toEqual(['tarde']);
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid' }}>
      <Checkbox label="Vazio" name="a" />
      <Checkbox label="Marcado" name="b" defaultChecked trailing="1.204" />
      <Checkbox label="Nem um nem outro" name="c" indeterminate />
      <Checkbox label="Com dica" name="d" hint="A criança almoça na escola." />
      <Checkbox label="Com erro" name="e" error="Para continuar, aceite o regulamento." />
      <Checkbox label="Indisponível" name="f" disabled />
      <Checkbox label="Indisponível e marcado" name="g" disabled defaultChecked />
    </div>
  ),
};
