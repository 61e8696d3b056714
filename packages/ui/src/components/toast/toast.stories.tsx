import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { announced, clearAnnouncements } from '../../testing/browser/announced.ts';
import { Button } from '../button/button.tsx';
import { closeToast, showToast, type ToastOptions } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';
import { Toast, type ToastTone } from './toast.tsx';
import SavedDemo from './demos/saved.tsx';
import UndoDemo from './demos/undo.tsx';

const meta = {
  title: 'Feedback/Toast',
  component: Toast,
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: { title: 'Escola salva', children: 'Ela está na sua lista.', onOpenChange: fn() },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

const messages: [ToastTone, string, string][] = [
  ['success', 'Bolsa reservada', 'Enviamos o comprovante por e-mail.'],
  ['info', 'Preço atualizado', 'A escola mudou a mensalidade hoje.'],
  ['warning', 'Sua reserva vence amanhã', 'Conclua a matrícula até 18h.'],
  ['danger', 'Não foi possível salvar', 'Verifique a conexão e tente de novo.'],
];

/** The height that a region of three toasts needs. */
const withSpace: Story['decorators'] = (Shown) => (
  <div style={{ minHeight: 420 }}>
    <Shown />
  </div>
);

const clear =
  (...ids: string[]) =>
  () => {
    for (const id of ids) closeToast(id);
  };

/** ST-10: a single toast, closed by its button. */
export const Default: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar' }));
    await expect(canvas.queryByText('Escola salva')).toBeNull();
    await expect(args.onOpenChange).toHaveBeenCalledWith(
      false,
      expect.objectContaining({ reason: 'close-button' }),
    );
  },
};

export const Playground: Story = { args: { tone: 'info' } };

export const CloseCanceled: Story = {
  args: { onOpenChange: fn((_open, details) => details.cancel()) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar' }));
    await expect(canvas.getByText('Escola salva')).toBeVisible();
  },
};

/** Shown in the region, and announced. */
export const InTheRegion: Story = {
  beforeEach: () => clear('saved'),
  render: () => <SavedDemo />,
  parameters: { demo: 'saved' },
  decorators: withSpace,
  play: async ({ canvas }) => {
    clearAnnouncements();
    await userEvent.click(canvas.getByRole('button'));
    const region = await screen.findByRole('region', { name: 'Avisos (F6)' });
    await waitFor(() => expect(within(region).getByText('Escola salva')).toBeVisible());
    await waitFor(() => expect(announced()).toEqual(['Tudo certo: Escola salva']));
  },
};

/** With an action it stays until it is closed. F6 moves to it and back. */
export const WithAction: Story = {
  beforeEach: () => clear('removed'),
  render: () => <UndoDemo />,
  parameters: { demo: 'undo' },
  decorators: withSpace,
  play: async ({ canvas }) => {
    clearAnnouncements();
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await screen.findByRole('button', { name: 'Desfazer' });
    await waitFor(() =>
      expect(announced()).toEqual([
        'Informação: Escola removida da lista. Colégio Girassol. Botão Desfazer: tecla F6',
      ]),
    );
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Desfazer' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(button).toHaveFocus();
  },
};

const many: ToastOptions[] = messages.map(([tone, title, description]) => ({
  id: tone,
  tone,
  title,
  description,
}));

/** At most three; the fourth appears when one has closed. */
export const Queue: Story = {
  beforeEach: () => clear(...many.map(({ tone }) => tone ?? '')),
  render: () => (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        {many.map((toast) => (
          <Button key={toast.title} onClick={() => showToast(toast)}>
            {toast.title}
          </Button>
        ))}
      </div>
      <ToastRegion />
    </>
  ),
  decorators: withSpace,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    const region = await screen.findByRole('region');
    await expect(within(region).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(region).queryByText('Não foi possível salvar')).toBeNull();
    await userEvent.click(within(region).getAllByRole('button', { name: 'Fechar' })[0] ?? document.body);
    await waitFor(() => expect(within(region).getByText('Não foi possível salvar')).toBeVisible());
  },
};

function ShownAtOnce({ toasts }: { toasts: readonly ToastOptions[] }) {
  useEffect(() => {
    for (const toast of toasts) showToast({ ...toast, duration: 86_400_000 });
  }, [toasts]);
  return <ToastRegion />;
}

const waiting: ToastOptions[] = [
  { id: 'removed', title: 'Escola removida da lista', action: { label: 'Desfazer', onPress: fn() } },
  ...many.slice(2),
];

/** The region with an action, a warning and an error, without interaction: they stay for a day. */
export const RegionStates: Story = {
  beforeEach: () => clear(...waiting.map(({ id = '' }) => id)),
  render: () => <ShownAtOnce toasts={waiting} />,
};

export const LongText: Story = {
  args: {
    tone: 'warning',
    title: 'A reserva da Escola Municipal Professora Maria Aparecida vence amanhã, às 18h',
    children:
      'Depois disso a vaga volta para a lista e outra família pode ficar com ela. Falta enviar 2 documentos.',
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <Toast {...args} />
    </div>
  ),
};

/** ST-10: success, danger, warning, info. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 400 }}>
      {messages.map(([tone, title, text]) => (
        <Toast {...args} key={tone} tone={tone} title={title}>
          {text}
        </Toast>
      ))}
      <Toast {...args} title="Escola removida da lista" action={<Button size="small">Desfazer</Button>}>
        {null}
      </Toast>
    </div>
  ),
};
