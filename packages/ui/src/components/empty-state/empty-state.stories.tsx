import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { BlankPage } from '../drawing/drawing.tsx';
import { EmptyState } from './empty-state.tsx';
import ReservationsDemo from './demos/reservations.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Você ainda não reservou nenhuma bolsa',
    children: 'Escolha uma bolsa na página da escola: a vaga fica guardada por 48 horas.',
    drawing: <BlankPage />,
    actions: <Button variant="primary">Procurar bolsas</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Você ainda não reservou nenhuma bolsa' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Procurar bolsas' })).toBeVisible();
  },
};

export const Playground: Story = { args: { align: 'start', level: 2 } };

export const Centered: Story = {
  render: () => <ReservationsDemo />,
  parameters: { demo: 'reservations' },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <EmptyState {...args} />
      <EmptyState {...args} align="center" title="No meio de um painel" />
      <EmptyState title="Só um título" />
      <EmptyState
        title="Duas ações"
        level={3}
        actions={
          <>
            <Button variant="primary">Procurar bolsas</Button>
            <Button>Ver escolas salvas</Button>
          </>
        }
      />
    </div>
  ),
};
