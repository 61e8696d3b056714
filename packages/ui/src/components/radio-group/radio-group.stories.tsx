import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RadioGroup } from './radio-group.tsx';
import { Radio } from './radio.tsx';
import HintsDemo from './demos/hints.tsx';
import FormDemo from './demos/form.tsx';

const orders = (
  <>
    <Radio value="relevancia" label="Mais relevantes" />
    <Radio value="preco" label="Menor mensalidade" />
    <Radio value="distancia" label="Mais perto" />
  </>
);

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: { legend: 'Ordenar por', name: 'ordem', onValueChange: fn(), children: orders },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: 'relevancia' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Ordenar por' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Mais relevantes' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Menor mensalidade' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      'preco',
      expect.objectContaining({ reason: 'choice' }),
    );
    await userEvent.click(canvas.getByText('Mais perto'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('distancia', expect.anything());
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('radio', { name: 'Menor mensalidade' })).not.toBeChecked();
  },
};

export const Playground: Story = {
  args: {
    orientation: 'vertical',
    hint: '',
    error: '',
    optional: false,
    legendHidden: false,
    required: false,
    disabled: false,
  },
};

export const Horizontal: Story = {
  args: {
    legend: 'Período',
    orientation: 'horizontal',
    defaultValue: 'mes',
    children: (
      <>
        <Radio value="mes" label="Por mês" />
        <Radio value="ano" label="Por ano" />
      </>
    ),
  },
};

export const WithCounts: Story = {
  args: {
    legend: 'Etapa',
    name: 'etapa',
    defaultValue: 'infantil',
    children: (
      <>
        <Radio value="infantil" label="Educação Infantil" trailing="1.204" />
        <Radio value="fundamental" label="Ensino Fundamental" trailing="986" />
        <Radio value="medio" label="Ensino Médio" trailing="112" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Ensino Médio' })).toHaveAccessibleDescription('112');
  },
};

export const WithHints: Story = {
  render: () => <HintsDemo />,
  parameters: { demo: 'hints' },
};

/** The group is announced as invalid, which a radio cannot be. */
export const WithError: Story = {
  render: () => <FormDemo />,
  parameters: { demo: 'form' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await userEvent.click(canvas.getByRole('button', { name: 'Reservar a bolsa' }));
    await waitFor(() => expect(group).toBeInvalid());
    await expect(group).toHaveAttribute('aria-required', 'true');
    await expect(group).toHaveAccessibleDescription('Você pode mudar depois. Escolha um turno.');
    await expect(canvas.getAllByRole('radio')[0]).toBeRequired();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'preco' } };

export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState<string | null>(null);
    return (
      <>
        <RadioGroup {...args} value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue(null)}>
          Nenhuma
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('radio', { name: 'Mais relevantes' });
    await expect(first).not.toBeChecked();
    await userEvent.click(first);
    await expect(first).toBeChecked();
    await userEvent.click(canvas.getByRole('button'));
    await expect(first).not.toBeChecked();
    await userEvent.click(first);
    await expect(first).toBeChecked();
  },
};

/** `cancel()` restores the previous choice, every time, or no choice. */
export const ChangeCanceled: Story = {
  render: (args) => (
    <>
      <RadioGroup
        {...args}
        defaultValue="preco"
        onValueChange={(value, details) => {
          args.onValueChange?.(value, details);
          details.cancel();
        }}
      />
      <RadioGroup
        legend="Sem resposta"
        onValueChange={(value, details) => {
          args.onValueChange?.(value, details);
          details.cancel();
        }}
      >
        <Radio value="sim" label="Sim" />
      </RadioGroup>
    </>
  ),
  play: async ({ canvas, args }) => {
    for (const times of [1, 2]) {
      await userEvent.click(canvas.getByText('Mais perto'));
      await expect(canvas.getByRole('radio', { name: 'Menor mensalidade' })).toBeChecked();
      await expect(args.onValueChange).toHaveBeenCalledTimes(times);
    }
    for (const times of [3, 4]) {
      await userEvent.click(canvas.getByText('Sim'));
      await expect(canvas.getByRole('radio', { name: 'Sim' })).not.toBeChecked();
      await expect(args.onValueChange).toHaveBeenCalledTimes(times);
    }
  },
};

export const InAForm: Story = {
  args: { defaultValue: 'preco' },
  render: (args) => (
    <form aria-label="Ordem">
      <RadioGroup {...args} />
      <button type="submit">Ver bolsas</button>
      <button type="reset">Desfazer</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(canvas.getByText('Mais perto'));
    await expect(new FormData(form).get('ordem')).toBe('distancia');
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(new FormData(form).get('ordem')).toBe('preco');
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <RadioGroup legend="Sem escolha" name="a" hint="Você pode mudar depois.">
        {orders}
      </RadioGroup>
      <RadioGroup legend="Com escolha" name="b" defaultValue="preco" optional>
        {orders}
      </RadioGroup>
      <RadioGroup legend="Com erro" name="c" error="Escolha uma ordem." required>
        {orders}
      </RadioGroup>
      <RadioGroup legend="Indisponível" name="d" defaultValue="preco" disabled>
        {orders}
      </RadioGroup>
      <RadioGroup legend="Lado a lado" name="e" defaultValue="preco" orientation="horizontal">
        {orders}
      </RadioGroup>
    </div>
  ),
};
