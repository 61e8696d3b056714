import type { SchoolVisit, SchoolVisits } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openedDialog } from '../fixtures/opened-dialog.ts';
import { fixtureApi, FixturePage, primedQueryClient, type FixtureFetch } from '../fixtures/site.tsx';
import { visitsQuery } from './queries.ts';
import { VisitsScreen } from './screen.tsx';
import { fixtureVisit, fixtureVisits } from './visits.fixture.ts';

interface VisitsPageProps {
  visits: SchoolVisits;
  fetch?: FixtureFetch | undefined;
}

function VisitsPage({ visits, fetch }: VisitsPageProps) {
  const { slug } = visits.school;
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(visitsQuery(fixtureApi(), slug).queryKey, visits);
  });
  return (
    <FixturePage
      screen={<VisitsScreen slug={slug} />}
      queryClient={queryClient}
      fetch={fetch}
      path={`/painel/escolas/${slug}/visitas`}
    />
  );
}

const meta = {
  title: 'Panel/Visits',
  component: VisitsPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { visits: fixtureVisits },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof VisitsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  args: { visits: { ...fixtureVisits, visitHours: null, closedDays: [], visits: [] } },
};

/** Answers a decision with the request as given, and the list without it among those that wait. */
const decided = (visit: SchoolVisit): FixtureFetch => {
  const others = fixtureVisits.visits.filter(({ id }) => id !== visit.id);
  return async (_url, { method }) =>
    Response.json(method === 'PUT' ? visit : { ...fixtureVisits, visits: [...others, visit] });
};

/** A time is confirmed after a question, because the family gets a mail at once. */
export const Confirming: Story = {
  args: {
    fetch: decided(fixtureVisit({ version: 1, isWaiting: false, confirmedTime: '2026-12-03T09:00' })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Confirmar quinta, 03/12, às 9h, pedido 12' }),
    );
    await openedDialog('Confirmar quinta, 03/12, às 9h?');
  },
};

export const Confirmed: Story = {
  args: Confirming.args ?? {},
  tags: ['no-visual'],
  play: async (context) => {
    await Confirming.play?.(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Confirmar a visita' }));
    await expect(
      await context.canvas.findByRole('heading', { name: 'Visita: quinta, 03/12, às 9h' }),
    ).toBeVisible();
  },
};

/** The first field has the focus; a time twice is rejected. */
export const Proposing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Propor outros horários (pedido 12)' }));
    const first = canvas.getByRole('combobox', { name: '1º horário' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.selectOptions(first, '2026-12-07T15:00');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^2º horário/ }), '2026-12-07T15:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Propor estes horários' }));
    await expect((await canvas.findAllByText('Escolha horários diferentes'))[0]).toBeVisible();
  },
};

/** With all days closed it says where days are opened, instead of a list without a time. */
export const NothingToPropose: Story = {
  args: { visits: { ...fixtureVisits, days: [] } },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Propor outros horários (pedido 12)' }));
    await expect(canvas.getByText('Não há dias livres nas próximas duas semanas.')).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: '1º horário' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Propor estes horários' })).toBeNull();
  },
};

/** Rejects a decision because the request has changed; the list, loaded again, has it as it is now. */
const changedMeanwhile =
  (currentVisit: SchoolVisit): FixtureFetch =>
  async (_url, { method }) =>
    method === 'PUT'
      ? Response.json(
          { code: 'VISIT_CHANGED', message: '', requestId: '1', details: { currentVisit } },
          { status: 409 },
        )
      : Response.json({ ...fixtureVisits, visits: [currentVisit] });

/** A colleague has confirmed another time: both states stay to be read, and the request leaves its list once that is closed. */
export const ChangedMeanwhile: Story = {
  args: {
    fetch: changedMeanwhile(
      fixtureVisit({ version: 2, isWaiting: false, confirmedTime: '2026-12-04T14:00' }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recusar (pedido 12)' }));
    const message = canvas.getByRole('textbox', { name: /^Mensagem para a família/ });
    await userEvent.type(message, 'Estamos em obras.');
    await userEvent.click(canvas.getByRole('button', { name: 'Recusar o pedido' }));
    await expect(await canvas.findByText('O pedido 12 mudou enquanto você decidia.')).toBeVisible();
    await expect(canvas.getByText(/^Você via: Espera pela escola \(quinta, 03\/12, às 9h/)).toBeVisible();
    await expect(canvas.getByText('Agora: Confirmada (sexta, 04/12, às 14h).')).toBeVisible();
    await expect(message).toHaveValue('Estamos em obras.');
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }));
    await expect(await canvas.findByRole('heading', { name: 'Visita: sexta, 04/12, às 14h' })).toBeVisible();
    await expect(canvas.getByText('Nenhum pedido espera')).toBeVisible();
    await expect(canvas.queryByText(/mudou enquanto/)).toBeNull();
  },
};

/** The family has canceled meanwhile: there is nothing left to confirm, and the request leaves its list once the dialog is closed. */
export const CanceledMeanwhile: Story = {
  args: { fetch: changedMeanwhile(fixtureVisit({ version: 1, isWaiting: false, status: 'cancelled' })) },
  tags: ['no-visual'],
  play: async (context) => {
    await Confirming.play?.(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Confirmar a visita' }));
    await expect(await page.findByText(/^Agora: Cancelado pela família/)).toBeVisible();
    await expect(page.getByText(/^Você via: Espera pela escola/)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Confirmar a visita' })).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Voltar' }));
    await expect(await context.canvas.findByText('Nenhum pedido espera')).toBeVisible();
  },
};

/** A draft of this tab is open after a reload; giving it up closes it, and a button has the focus. */
export const Draft: Story = {
  beforeEach: () =>
    sessionStorage.setItem(
      'montilla:panel-visit-colegio-girassol-13',
      JSON.stringify({
        kind: 'answered',
        version: 0,
        values: { reply: 'Há duas', time1: '', time2: '', time3: '' },
      }),
    ),
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Resposta da escola' })).toHaveValue('Há duas');
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Responder à pergunta (pedido 13)' })).toHaveFocus(),
    );
    await expect(sessionStorage).toHaveLength(0);
  },
};

/** The contact is asked for, and recorded. */
export const Contact: Story = {
  args: {
    fetch: async () =>
      Response.json({
        name: 'Maria das Dores',
        email: 'maria@exemplo.com.br',
        phone: '63988776655',
        question: null,
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ver contato.*pedido 12\)$/ }));
    await expect(await canvas.findByText('Maria das Dores')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '(63) 98877-6655' })).toHaveAttribute(
      'href',
      'tel:+5563988776655',
    );
  },
};

/** Without an answer of the service, nothing is lost. */
export const Failed: Story = {
  args: { fetch: async () => Promise.reject(new TypeError('Failed to fetch')) },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Responder à pergunta (pedido 13)' }));
    const reply = canvas.getByRole('textbox', { name: 'Resposta da escola' });
    await userEvent.type(reply, 'Há duas.');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar a resposta' }));
    await expect(await canvas.findByText(/A conexão caiu antes da resposta/)).toBeVisible();
    await expect(reply).toHaveValue('Há duas.');
  },
};
