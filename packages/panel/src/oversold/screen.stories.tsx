import type { OperatedOrders } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { openedDialog } from '../fixtures/opened-dialog.ts';
import { fixtureApi, FixturePage, primedQueryClient, type FixtureFetch } from '../fixtures/site.tsx';
import { noOversold, oversoldOrders, refundDueOrders } from './oversold.fixture.ts';
import { oversoldQuery } from './queries.ts';
import { OversoldScreen } from './screen.tsx';
import type { OversoldSearch } from './search-params.ts';

interface OversoldPageProps {
  orders: OperatedOrders;
  search: OversoldSearch;
  fetch?: FixtureFetch | undefined;
}

function OversoldPage({ orders, search, fetch }: OversoldPageProps) {
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(oversoldQuery(fixtureApi(), search).queryKey, orders);
  });
  return (
    <FixturePage
      screen={<OversoldScreen search={search} />}
      queryClient={queryClient}
      fetch={fetch}
      path="/painel/operacao/reservas"
    />
  );
}

const meta = {
  title: 'Panel/Operation/Oversold reservations',
  component: OversoldPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { orders: oversoldOrders, search: {} },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof OversoldPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of two schools, without the names of the students. */
export const Waiting: Story = {};

/** Refused after their payment. */
export const RefundDue: Story = { args: { orders: refundDueOrders, search: { situacao: 'a-devolver' } } };

export const Empty: Story = { args: { orders: noOversold } };

/** It leaves the list, whose heading gets the focus. */
export const SeatGiven: Story = {
  args: {
    fetch: async (_url, { method }) =>
      method === 'POST'
        ? Response.json({ ...oversoldOrders.orders[0]?.order, seatMissing: false, decisions: [] })
        : Response.json({
            ...oversoldOrders,
            counts: { ...oversoldOrders.counts, oversold: 1 },
            orders: oversoldOrders.orders.slice(1),
          }),
  },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Garantir uma vaga/ });
    if (!button) throw new Error('There is no reservation to give a seat to.');
    await userEvent.click(button);
    const dialog = await openedDialog('Garantir uma vaga?');
    await userEvent.click(dialog.getByRole('button', { name: 'Garantir a vaga' }));
    const heading = await canvas.findByRole('heading', { name: '1 reserva sem vaga' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
  tags: ['no-visual'],
};

/** The service has found no answer in time: the reason is in the dialog, which stays. */
export const Failed: Story = {
  args: {
    fetch: async () => {
      throw new TypeError('Failed to fetch');
    },
  },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Garantir uma vaga/ });
    if (!button) throw new Error('There is no reservation to give a seat to.');
    await userEvent.click(button);
    const dialog = await openedDialog('Garantir uma vaga?');
    await userEvent.click(dialog.getByRole('button', { name: 'Garantir a vaga' }));
    await expect(await dialog.findByText(/A conexão caiu/)).toBeVisible();
  },
};
