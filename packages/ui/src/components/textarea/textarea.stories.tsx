import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Textarea } from './textarea.tsx';
import CounterDemo from './demos/counter.tsx';
import FormDemo from './demos/form.tsx';

const testimonial =
  'Meu filho entrou tímido e em dois meses já tinha amigos. Os professores respondem no mesmo dia, e a escola avisa antes quando algo muda.';

const meta = {
  title: 'Forms/Textarea',
  component: Textarea,
  args: { label: 'Depoimento', name: 'depoimento', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Depoimento'));
    await expect(canvas.getByRole('textbox', { name: 'Depoimento' })).toHaveFocus();
    await userEvent.keyboard('Boa');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      'Boa',
      expect.objectContaining({ reason: 'input' }),
    );
  },
};

export const Playground: Story = {
  args: { hint: '', error: '', rows: 4, maximum: 2000, optional: false, labelHidden: false, disabled: false },
};

/** The maximum is part of the description; the counter itself is visual. */
export const WithCounter: Story = {
  render: () => <CounterDemo />,
  parameters: { demo: 'counter' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${testimonial.length}/2.000`)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Conte o que ajudaria outra família a decidir. Até 2.000 caracteres.',
    );
  },
};

/** Text over the maximum stays: the visitor shortens it, nothing is cut off. */
export const TooLong: Story = {
  args: {
    maximum: 100,
    defaultValue: testimonial,
    error: 'O campo depoimento não deve ter mais que 100 caracteres',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue(testimonial);
    await expect(canvas.getByText(`${testimonial.length - 100} caracteres a mais`)).toBeVisible();
  },
};

/** In a form whose schema validates it. */
export const WithError: Story = {
  render: () => <FormDemo />,
  parameters: { demo: 'form' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'Boa');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveAccessibleDescription(
      'Conte um pouco mais: ao menos 20 caracteres Até 2.000 caracteres.',
    );
  },
};

export const Optional: Story = { args: { optional: true, placeholder: 'O que você quer saber da escola?' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: testimonial } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: testimonial } };

export const Controlled: Story = {
  args: { maximum: 200 },
  render: function Controlled(args) {
    const [value, setValue] = useState('Boa');
    return (
      <>
        <Textarea {...args} value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue('')}>
          Apagar
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' escola');
    await expect(canvas.getByText('10/200')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('0/200')).toBeVisible();
  },
};

export const InAForm: Story = {
  args: { defaultValue: 'Boa', maximum: 200 },
  render: (args) => (
    <form aria-label="Avaliação">
      <Textarea {...args} />
      <button type="submit">Enviar</button>
      <button type="reset">Desfazer</button>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' escola');
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Boa');
    await expect(await canvas.findByText('3/200')).toBeVisible();
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Textarea label="Vazio" name="a" maximum={2000} placeholder="O que você quer saber da escola?" />
      <Textarea label="Com texto" name="b" maximum={2000} defaultValue={testimonial} hint="Conte como foi." />
      <Textarea
        label="Longo demais"
        name="c"
        maximum={100}
        defaultValue={testimonial}
        error="O campo depoimento não deve ter mais que 100 caracteres"
      />
      <Textarea label="Só para ler" name="d" readOnly defaultValue={testimonial} />
      <Textarea label="Indisponível" name="e" disabled defaultValue={testimonial} />
    </div>
  ),
};
