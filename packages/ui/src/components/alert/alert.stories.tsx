import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Alert } from './alert.tsx';
import type { NoticeTone } from './notice.tsx';
import TonesDemo from './demos/tones.tsx';
import RetryDemo from './demos/retry.tsx';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: {
    title: 'Bolsa só para alunos novos',
    children: 'Quem já estuda na escola não pode usar este desconto.',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

const messages: [NoticeTone, string, string][] = [
  ['neutral', 'Dados de demonstração', 'As escolas desta página são fictícias.'],
  ['info', 'Matrículas de 2027', 'As vagas abrem em setembro.'],
  ['success', 'Bolsa reservada', 'Enviamos o comprovante por e-mail.'],
  ['warning', 'Últimas vagas', 'Restam duas bolsas para o 6º ano.'],
  ['danger', 'Não foi possível reservar', 'Tente de novo em alguns minutos.'],
];

/** Part of the page from the start: read in its place, without a role that interrupts. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvasElement.querySelector('[data-component="alert"]')).toHaveTextContent(
      /^Aviso: Bolsa só/,
    );
  },
};

export const Playground: Story = { args: { tone: 'info', closable: true } };

/** ST-07. The first word announces what color and icon show. */
export const Tones: Story = {
  render: () => <TonesDemo />,
  parameters: { demo: 'tones' },
};

export const Live: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Alert {...args} live tone="success" title="Bolsa reservada" />
      <Alert {...args} live tone="danger" title="Não foi possível reservar" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Tudo certo: Bolsa reservada');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Erro: Não foi possível reservar');
  },
};

export const WithAction: Story = {
  render: () => <RetryDemo />,
  parameters: { demo: 'retry' },
};

/** Closed by keyboard, it moves the focus. */
export const Closable: Story = {
  args: { closable: true },
  render: (args) => (
    <>
      <Alert {...args} />
      <p>
        <Link href="#resultados">Ver resultados</Link>
      </p>
    </>
  ),
  play: async ({ canvas, args }) => {
    const close = canvas.getByRole('button', { name: 'Fechar' });
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Bolsa só para alunos novos')).toBeNull();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenCalledWith(
      false,
      expect.objectContaining({ reason: 'close-button' }),
    );
  },
};

export const CloseCanceled: Story = {
  args: { closable: true, onOpenChange: fn((_open, details) => details.cancel()) },
  play: async ({ canvas }) => {
    const close = canvas.getByRole('button', { name: 'Fechar' });
    await userEvent.click(close);
    await expect(close).toBeVisible();
    await expect(close).toHaveFocus();
  },
};

/**
 * Each tone, minimal and complete; then its parts one by one, and a long message. The first close button has the focus.
 */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 720 }}>
      {messages.map(([tone, title, text]) => (
        <Alert {...args} key={tone} tone={tone} title={title} closable>
          {text}
        </Alert>
      ))}
      {messages.map(([tone, title]) => (
        <Alert
          {...args}
          key={tone}
          tone={tone}
          title={title}
          action={<Button size="small">Saiba mais</Button>}
        >
          {null}
        </Alert>
      ))}
      <Alert {...args} tone="info" title={undefined}>
        Só o texto, sem título: as vagas de 2027 abrem em setembro.{' '}
        <Link href="#vagas">Ver o calendário</Link>
      </Alert>
      <Alert
        {...args}
        live
        closable
        tone="danger"
        title="Não foi possível reservar a bolsa de 45% no Centro de Ensino Integrado Professora Maria Aparecida"
        action={<Button size="small">Tentar de novo</Button>}
      >
        A conexão caiu antes de a escola confirmar. Nada foi cobrado, e os dados que você preencheu continuam
        aqui. Tente de novo em alguns minutos; se não der certo, fale com a gente.
      </Alert>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Fechar' })[0]).toHaveFocus();
  },
};
