import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stepper } from './stepper.tsx';
import GoingBackDemo from './demos/going-back.tsx';

const steps = [
  { label: 'Criança' },
  { label: 'Responsável' },
  { label: 'Documentos' },
  { label: 'Reserva da bolsa' },
];

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { steps, current: 2 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Passo 2 de 4' });
    await expect(list).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    await expect(items[0]).toHaveTextContent('Criança, concluído');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Playground: Story = { args: { current: 3, onCurrentChange: fn() } };

/** Completed steps are buttons; later ones are not. */
export const GoingBack: Story = {
  render: () => <GoingBackDemo />,
  parameters: { demo: 'going-back' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /Criança/ }));
    await expect(canvas.getByText('Passo 1 de 4')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The caller allows a later step, or disallows a completed one. */
export const Allowed: Story = {
  args: {
    current: 2,
    onCurrentChange: fn(),
    steps: [
      { label: 'Criança', allowed: false },
      { label: 'Responsável' },
      { label: 'Documentos', allowed: true },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Documentos' }));
    await expect(args.onCurrentChange).toHaveBeenCalledWith(
      3,
      expect.objectContaining({ reason: 'step-press' }),
    );
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const Done: Story = {
  args: { current: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tudo concluído')).toBeVisible();
  },
};

export const LongLabels: Story = {
  args: {
    current: 2,
    steps: [
      { label: 'Dados da criança e da série' },
      { label: 'Dados de quem vai assinar a matrícula' },
      { label: 'Documentos da escola anterior' },
    ],
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Stepper steps={steps} current={1} />
      <Stepper steps={steps} current={3} onCurrentChange={fn()} />
      <Stepper steps={steps} current={5} />
      <Stepper steps={steps.slice(0, 2)} current={2} />
    </div>
  ),
};
