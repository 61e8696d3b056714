import type { FamilyContact, SchoolOrder, SchoolOrders } from '@melhor-escola/api-client/panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { openedDialog } from '../fixtures/opened-dialog.ts';
import { fixtureApi, FixturePage, primedQueryClient, type FixtureFetch } from '../fixtures/site.tsx';
import {
  endedOrders,
  fixtureOrder,
  fixtureOrders,
  oversoldEnrolledOrder,
  oversoldOrder,
  unpaidOrders,
} from './order.fixture.ts';
import { orderQuery, ordersQuery } from './queries.ts';
import { OrdersScreen } from './screen.tsx';
import type { SchoolOrdersSearch } from './search-params.ts';

interface OrdersPageProps {
  orders: SchoolOrders;
  search: SchoolOrdersSearch;
  fetch?: FixtureFetch | undefined;
}

function OrdersPage({ orders, search, fetch }: OrdersPageProps) {
  const { slug } = orders.school;
  const queryClient = primedQueryClient((client) => {
    client.setQueryData(ordersQuery(fixtureApi(), slug, search).queryKey, orders);
    for (const order of orders.orders)
      client.setQueryData(orderQuery(fixtureApi(), slug, order.internalTransactionCode).queryKey, {
        school: orders.school,
        order,
      });
  });
  return (
    <FixturePage
      screen={<OrdersScreen slug={slug} search={search} />}
      queryClient={queryClient}
      fetch={fetch}
      path={`/painel/escolas/${slug}/reservas`}
    />
  );
}

const rejection = (code: string, message: string, details?: object) => async () =>
  Response.json({ code, message, requestId: '1', ...(details && { details }) }, { status: 409 });

const changed = (currentOrder: SchoolOrder) =>
  rejection('ORDER_CHANGED', 'Esta reserva mudou enquanto você decidia.', { currentOrder });

const meta = {
  title: 'Panel/Orders',
  component: OrdersPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
  args: { orders: fixtureOrders, search: {} },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof OrdersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The oversold one stands first, with the reason. */
export const Default: Story = {};

export const Unpaid: Story = { args: { orders: unpaidOrders, search: { situacao: 'aguardando' } } };

export const Ended: Story = { args: { orders: endedOrders, search: { situacao: 'encerradas' } } };

/** An enrolled one cannot be refused: only a seat helps. */
export const OversoldEnrolled: Story = {
  args: { orders: { ...fixtureOrders, orders: [oversoldEnrolledOrder] }, search: { situacao: 'sem-vaga' } },
  tags: ['no-visual'],
};

/** As our team sees a refused one whose money is not back. */
export const RefundDue: Story = {
  args: {
    orders: {
      ...endedOrders,
      orders: endedOrders.orders.slice(0, 1).map((order) => ({ ...order, refundDue: true })),
    },
    search: { situacao: 'encerradas' },
  },
  tags: ['no-visual'],
};

export const Empty: Story = {
  args: {
    orders: {
      ...fixtureOrders,
      counts: { 'to-enroll': 0, unpaid: 0, enrolled: 0, over: 0, oversold: 0 },
      orders: [],
    },
  },
};

/** Of several pages. */
export const ManyPages: Story = { args: { orders: { ...fixtureOrders, pages: 9 }, search: { pagina: 4 } } };

/** Where the mail about a reservation leads. */
export const One: Story = { args: { search: { codigo: oversoldOrder.internalTransactionCode } } };

const maria: FamilyContact = {
  name: 'Maria das Dores de Souza',
  email: 'maria.das.dores@exemplo.com.br',
  phone: '63988776655',
};

const seeContact: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Ver contato.*Ana Clara/ }));
};

/** The note beside the button says that the view is recorded. */
export const Contact: Story = {
  args: { fetch: async () => Response.json(maria) },
  play: async (context) => {
    await seeContact(context);
    await expect(await context.canvas.findByText(maria.email)).toBeVisible();
    await expect(context.canvas.getByText(/Esta consulta ficou no Registro/)).toBeVisible();
    await expect(context.canvas.getByRole('group', { name: `Contato de ${maria.name}` })).toHaveFocus();
  },
};

/** Somebody canceled meanwhile. */
export const ContactUnavailable: Story = {
  args: { fetch: rejection('CONTACT_UNAVAILABLE', 'O contato desta família não está mais disponível.') },
  play: async (context) => {
    await seeContact(context);
    await expect(await context.canvas.findByText(/não está mais disponível/)).toBeVisible();
  },
  tags: ['no-visual'],
};

const openDialog = async (
  canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'],
  button: RegExp,
  title: string | RegExp,
) => {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return openedDialog(title);
};

export const ConfirmingEnrollment: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, /^Confirmar matrícula.*Ana Clara/, 'Confirmar a matrícula?');
    await expect(dialog.getByText(/não pode ser desfeito/)).toBeVisible();
  },
};

/** It leaves the list, whose heading gets the focus. */
export const EnrollmentConfirmed: Story = {
  args: {
    fetch: async (_url, { method }) =>
      method === 'POST'
        ? Response.json(fixtureOrder({ status: 'enrolled', decisions: [], dueAt: null }))
        : Response.json({
            ...fixtureOrders,
            counts: { ...fixtureOrders.counts, 'to-enroll': 2, enrolled: 13 },
            orders: fixtureOrders.orders.filter(
              ({ studentName }) => studentName !== fixtureOrder().studentName,
            ),
          }),
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, /^Confirmar matrícula.*Ana Clara/, 'Confirmar a matrícula?');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar matrícula' }));
    const heading = await canvas.findByRole('heading', { name: '2 reservas a confirmar' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByRole('heading', { name: /^Ana Clara/ })).toBeNull();
  },
  tags: ['no-visual'],
};

/** The family canceled it meanwhile: both states are shown, and nothing is left to decide. */
export const Conflict: Story = {
  args: {
    fetch: changed(fixtureOrder({ status: 'cancelled', decisions: [], studentName: null, dueAt: null })),
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, /^Confirmar matrícula.*Ana Clara/, 'Confirmar a matrícula?');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar matrícula' }));
    await expect(await dialog.findByText('Você via: Paga. Agora: Cancelada.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Confirmar matrícula' })).toBeNull();
  },
};

/** What was typed is still there after an answer that did not arrive, and after a reload. */
export const RefusalOffline: Story = {
  args: {
    fetch: async () => {
      throw new TypeError('Failed to fetch');
    },
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, /^Recusar.*Ana Clara/, /^Recusar a reserva/);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Motivo' }), 'documents');
    const text = dialog.getByRole('textbox', { name: /Explicação/ });
    await userEvent.type(text, 'Faltou o histórico escolar.');
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar e avisar a família' }));
    await expect(await dialog.findByText(/A conexão caiu/)).toBeVisible();
    await expect(text).toHaveValue('Faltou o histórico escolar.');
    await expect(sessionStorage.getItem('montilla:panel-refusal-ME-7Q2K-M0XB-94TC')).toContain('histórico');
  },
};

/** A reason of the school's own needs its words. */
export const RefusalWithoutWords: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, /^Recusar.*Ana Clara/, /^Recusar a reserva/);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Motivo' }), 'other');
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar e avisar a família' }));
    await expect((await dialog.findAllByText('Explique o motivo à família.'))[0]).toBeVisible();
  },
};

/** A seat is added for the family that paid too late. */
export const KeepingOversold: Story = {
  args: {
    fetch: async (_url, { method }) =>
      method === 'POST'
        ? Response.json({ ...oversoldOrder, seatMissing: false, decisions: ['enroll', 'refuse'] })
        : Response.json({
            ...fixtureOrders,
            orders: fixtureOrders.orders.with(0, {
              ...oversoldOrder,
              seatMissing: false,
              decisions: ['enroll', 'refuse'],
            }),
          }),
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, /^Garantir uma vaga.*João Pedro/, 'Garantir uma vaga?');
    await userEvent.click(dialog.getByRole('button', { name: 'Garantir a vaga' }));
    await expect(
      await canvas.findByRole('button', { name: /^Confirmar matrícula.*João Pedro/ }),
    ).toBeVisible();
    await expect(canvas.queryByText('Falta uma vaga para esta família')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^João Pedro/ })).toHaveFocus());
  },
  tags: ['no-visual'],
};
