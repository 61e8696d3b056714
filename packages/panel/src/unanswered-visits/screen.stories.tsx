import type { UnansweredVisits } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { openedDialog } from '../fixtures/opened-dialog.ts';
import { fixtureApi, FixturePage, primedQueryClient, type FixtureFetch } from '../fixtures/site.tsx';
import { fixtureVisit } from '../visits/visits.fixture.ts';
import { unansweredVisitsQuery } from './queries.ts';
import { UnansweredVisitsScreen } from './screen.tsx';
import { noUnansweredVisits, unansweredVisits } from './unanswered-visits.fixture.ts';

interface UnansweredVisitsPageProps {
  visits: UnansweredVisits;
  fetch?: FixtureFetch | undefined;
}

function UnansweredVisitsPage({ visits, fetch }: UnansweredVisitsPageProps) {
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(unansweredVisitsQuery(fixtureApi(), {}).queryKey, visits);
  });
  return (
    <FixturePage
      screen={<UnansweredVisitsScreen search={{}} />}
      queryClient={queryClient}
      fetch={fetch}
      path="/painel/operacao/visitas"
    />
  );
}

const meta = {
  title: 'Panel/Operation/Unanswered visits',
  component: UnansweredVisitsPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { visits: unansweredVisits },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof UnansweredVisitsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Those of one school stand together, below its telephone. */
export const Waiting: Story = {};

export const Empty: Story = { args: { visits: noUnansweredVisits } };

/** The school has said on the telephone which time it takes: the next request of the school takes the focus. */
export const TimeConfirmed: Story = {
  args: {
    fetch: async (_url, { method }) =>
      method === 'PUT'
        ? Response.json(fixtureVisit({ version: 1, isWaiting: false, confirmedTime: '2026-12-03T09:00' }))
        : Response.json({
            ...unansweredVisits,
            total: 2,
            visits: unansweredVisits.visits.filter(({ visit }) => visit.id !== 12),
          }),
  },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Confirmar.*pedido 12/ });
    if (!button) throw new Error('There is no time to confirm.');
    await userEvent.click(button);
    const dialog = await openedDialog(/^Confirmar/);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar a visita' }));
    await canvas.findByRole('heading', { name: '2 pedidos esperam' });
    await waitFor(() => expect(canvas.queryByText(/^Pedido 12/)).toBeNull());
  },
  tags: ['no-visual'],
};

/** How to reach the family, and what it asks, is asked for each time, and recorded. */
export const ContactSeen: Story = {
  args: {
    fetch: async () =>
      Response.json({
        name: 'Maria das Dores',
        email: 'maria@exemplo.com.br',
        phone: '63988776655',
        question: 'Há vaga à tarde?',
      }),
  },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Ver contato e pergunta.*pedido 14/ });
    if (!button) throw new Error('There is no contact to see.');
    await userEvent.click(button);
    await expect(await canvas.findByText('maria@exemplo.com.br')).toBeVisible();
    await expect(canvas.getByText('Há vaga à tarde?')).toBeVisible();
  },
};
