import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RatingInput } from './rating-input.tsx';
import FormDemo from './demos/form.tsx';

const meta = {
  title: 'Forms/RatingInput',
  component: RatingInput,
  args: { legend: 'Motivação dos alunos', name: 'motivacao', onValueChange: fn() },
} satisfies Meta<typeof RatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Motivação dos alunos' })).toBeVisible();
    await expect(canvas.getByText('Sem nota')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '4 estrelas' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      4,
      expect.objectContaining({ reason: 'choice' }),
    );
    await expect(canvas.getByText('4 de 5')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '3 estrelas' })).toBeChecked();
  },
};

export const Playground: Story = {
  args: { maximum: 5, hint: '', error: '', optional: false, required: false, disabled: false },
};

export const Given: Story = { args: { defaultValue: 4 } };

/** An optional rating can be cleared; the focus stays with the stars. */
export const Clear: Story = {
  args: { defaultValue: 4, optional: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      null,
      expect.objectContaining({ reason: 'clear-button' }),
    );
    await expect(canvas.getByRole('radio', { name: '1 estrela' })).toHaveFocus();
    await expect(canvas.getByText('Sem nota')).toBeVisible();
  },
};

export const WithError: Story = {
  render: () => <FormDemo />,
  parameters: { demo: 'form' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar avaliação' }));
    await waitFor(() => expect(group).toBeInvalid());
    await expect(group).toHaveAccessibleDescription('Dê de 1 a 5 estrelas.');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 3 } };

export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState<number | null>(null);
    return (
      <>
        <RatingInput {...args} value={value} onValueChange={setValue} />
        <output>{value ?? 'nada'}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '2 estrelas' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('nada');
    await expect(canvas.getByRole('radio', { name: '2 estrelas' })).not.toBeChecked();
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <RatingInput legend="Sem nota ainda" name="a" hint="De 1 a 5 estrelas." />
      <RatingInput legend="Três estrelas" name="b" defaultValue={3} />
      <RatingInput legend="Cinco, e precisa de resposta" name="c" defaultValue={5} required />
      <RatingInput legend="Com erro" name="d" required error="Dê de 1 a 5 estrelas." />
      <RatingInput legend="Indisponível" name="e" disabled defaultValue={3} />
    </div>
  ),
};
