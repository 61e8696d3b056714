import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './switch.tsx';
import HintDemo from './demos/hint.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Só bolsa integral', name: 'integral', onCheckedChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole row can be pressed; the label is the same in both states. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Só bolsa integral' });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText('Só bolsa integral'));
    await expect(control).toBeChecked();
    await expect(control).toHaveAccessibleName('Só bolsa integral');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(
      true,
      expect.objectContaining({ reason: 'toggle' }),
    );
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

export const Playground: Story = {
  args: { hint: '', trailing: '', error: '', loading: false, disabled: false },
};

export const On: Story = { args: { defaultChecked: true } };

export const WithHint: Story = {
  render: () => <HintDemo />,
  parameters: { demo: 'hint' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'Uma vez por semana, e só das escolas que você salvou.',
    );
  },
};

export const WithCount: Story = {
  args: { trailing: '1.204' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Só bolsa integral' })).toHaveAccessibleDescription(
      '1.204',
    );
  },
};

export const WithError: Story = {
  args: { error: 'Não conseguimos salvar. Tente de novo.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeInvalid();
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'Não conseguimos salvar. Tente de novo.',
    );
  },
};

export const LongLabel: Story = {
  args: { label: 'Mostrar também as escolas das cidades vizinhas, até 12 km daqui', defaultChecked: true },
};

export const Disabled: Story = {
  render: (args) => (
    <>
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked label="Só com vagas" name="vagas" />
    </>
  ),
};

/** Toggled and loading: it keeps its focus and its state. */
export const Loading: Story = {
  args: { loading: true, defaultChecked: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [checked, setChecked] = useState(true);
    return (
      <>
        <Switch {...args} checked={checked} onCheckedChange={setChecked} />
        <output>{checked ? 'só integral' : 'todas'}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('status')).toHaveTextContent('todas');
  },
};

/** `cancel()` leaves it unchanged, every time. */
export const ChangeCanceled: Story = {
  args: { onCheckedChange: fn((_checked, details) => details.cancel()) },
  play: async ({ canvas, args }) => {
    for (const times of [1, 2]) {
      await userEvent.click(canvas.getByRole('switch'));
      await expect(canvas.getByRole('switch')).not.toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenCalledTimes(times);
    }
  },
};

export const InAForm: Story = {
  args: { value: 'sim' },
  render: (args) => (
    <form aria-label="Filtros">
      <Switch {...args} />
      <button type="submit">Ver bolsas</button>
      <button type="reset">Desfazer</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(canvas.getByRole('switch'));
    await expect(new FormData(form).get('integral')).toBe('sim');
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Switch label="Desligado" name="a" />
      <Switch label="Ligado" name="b" defaultChecked trailing="12" />
      <Switch label="Com dica" name="c" hint="A criança almoça na escola." defaultChecked />
      <Switch label="Com erro" name="d" error="Não conseguimos salvar. Tente de novo." />
      <Switch label="Salvando" name="e" loading defaultChecked />
      <Switch label="Indisponível" name="f" disabled />
      <Switch label="Indisponível e ligado" name="g" disabled defaultChecked />
    </div>
  ),
};
