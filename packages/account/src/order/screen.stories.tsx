import type { Order } from '@melhor-escola/api-client/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AccountFixture, type FixtureAnswers, Primed } from '../fixtures/account-fixture.tsx';
import { fixtureNow, freeOrder, longOrder, orderWithStatus } from '../fixtures/orders.ts';
import { OrderScreen } from './screen.tsx';
import { orderQuery } from './queries.ts';

interface OrderStory {
  /** Absent while it is loading. */
  order?: Order;
  answers?: FixtureAnswers;
}

function OrderPage({ order, answers = 'pending' }: OrderStory) {
  const code = order?.internalTransactionCode ?? 'ME-7Q2K-M0XB-94TC';
  return (
    <AccountFixture answers={answers} isSignedIn>
      <Primed
        prime={(queryClient, api) => {
          if (!order) return;
          queryClient.setQueryData(orderQuery(api, code).queryKey, order, { updatedAt: fixtureNow });
        }}
      >
        <OrderScreen code={code} />
      </Primed>
    </AccountFixture>
  );
}

const meta = {
  title: 'Account/Order',
  component: OrderPage,
  parameters: { layout: 'fullscreen', fullBleed: true },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reserved: Story = { args: { order: orderWithStatus('initiated') } };

/** Four hours are left. */
export const AwaitingPayment: Story = { args: { order: orderWithStatus('awaiting_payment') } };

export const TimeIsUp: Story = {
  args: { order: orderWithStatus('initiated', { expiresAt: '2026-11-22T17:00:00.000Z' }) },
};

/** The voucher with the year in months, and the years until the stage ends. */
export const Paid: Story = {
  args: { order: orderWithStatus('paid') },
  play: async ({ canvas }) => {
    const calendar = await canvas.findByRole('figure', { name: /^Mês mais pesado de 2027: fevereiro/u });
    await expect(within(calendar).getAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.getByRole('list', { name: 'A bolsa até o fim da etapa' })).toBeVisible();
  },
};

/** A scholarship for free: no payment, no refund, and the user may cancel it. */
export const Free: Story = {
  args: { order: freeOrder },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A bolsa é sua, sem nada a pagar\./)).toBeVisible();
    await expect(canvas.queryByText(/R\$\s0,00|pagamento|devolução/iu)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar a bolsa' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Cancelar esta bolsa?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Manter a bolsa' }));
  },
};

/** Paid after the deadline, when the seat was gone: no voucher before there is a seat. */
export const SeatMissing: Story = {
  args: {
    order: orderWithStatus('paid', {
      seatMissing: true,
      history: [
        ...orderWithStatus('expired').history,
        { status: 'paid', createdAt: '2026-11-20T12:00:00.000Z' },
      ],
    }),
  },
};

/** Paid after the deadline as well, but a seat was left. */
export const PaidLate: Story = {
  args: {
    order: orderWithStatus('paid', {
      history: [
        ...orderWithStatus('expired').history,
        { status: 'paid', createdAt: '2026-11-20T12:00:00.000Z' },
      ],
    }),
  },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/a bolsa está garantida/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Comprovante da bolsa' })).toBeVisible();
  },
};

/** No enrollment fee: the first month secures the seat. */
export const FirstMonthDue: Story = {
  args: {
    order: orderWithStatus('initiated', {
      offer: { ...orderWithStatus('initiated').offer, enrollmentFee: 0 },
      amountDue: 74_940,
    }),
  },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/É a primeira mensalidade com a bolsa\./)).toBeVisible();
  },
};

export const Enrolled: Story = { args: { order: orderWithStatus('enrolled') } };

export const Cancelled: Story = { args: { order: orderWithStatus('cancelled') } };

/** Its school is no longer in the directory. */
export const Expired: Story = {
  args: {
    order: orderWithStatus('expired', {
      school: {
        name: 'Colégio Ipê Amarelo',
        slug: null,
        city: 'Belém',
        uf: 'PA',
        address: null,
        phone: null,
      },
    }),
  },
};

/** No enrollment fee and no monthly discount. */
export const WithoutSavings: Story = {
  args: {
    order: orderWithStatus('paid', {
      offer: {
        ...orderWithStatus('paid').offer,
        monthlyFee: 60_000,
        monthlyFeeWithDiscount: 60_000,
        discountPercentage: 0,
        enrollmentFee: 0,
      },
    }),
  },
};

export const LongTexts: Story = { args: { order: longOrder } };

export const Loading: Story = { tags: ['no-visual'] };

const ask: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar a reserva' }));
};

/** The confirmation dialog. */
export const CancelAsked: Story = { args: { order: orderWithStatus('initiated') }, play: ask };

/** ER-01: the service has a payment that the page has not loaded yet. */
export const CancelRejected: Story = {
  args: { order: orderWithStatus('initiated'), answers: { status: 409, code: 'ORDER_NOT_CANCELLABLE' } },
  play: async (context) => {
    await ask(context);
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar a reserva' }));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('não pode mais ser cancelada');
  },
};

/** Its school has refused it after the payment: why, and that the money comes back. */
export const RefusedPaid: Story = {
  args: {
    order: orderWithStatus('cancelled', {
      refusal: 'documents',
      history: [
        ...orderWithStatus('paid').history,
        { status: 'cancelled', createdAt: '2026-11-22T17:00:00.000Z' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'A escola recusou a sua reserva' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Motivo: Faltaram documentos para a matrícula\./)).toBeVisible();
    await expect(canvas.getByText(/^Devolvemos todo o valor que você pagou/)).toBeVisible();
  },
};

/** The family has withdrawn, weeks after the payment: the rule of refunds, and no promise. */
export const WithdrawnLate: Story = {
  args: {
    order: orderWithStatus('cancelled', {
      refusal: 'family',
      history: [
        ...orderWithStatus('paid').history,
        { status: 'cancelled', createdAt: '2027-01-22T17:00:00.000Z' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'A escola informou a sua desistência' }),
    ).toBeVisible();
    await expect(canvas.getByText(/vale o contrato com a escola\. Você pagou em/)).toBeVisible();
    await expect(canvas.queryByText(/Devolvemos todo o valor/)).toBeNull();
  },
  tags: ['no-visual'],
};

/** The same before a payment. */
export const RefusedUnpaid: Story = {
  args: {
    order: orderWithStatus('cancelled', {
      refusal: 'no-seat',
      history: [
        ...orderWithStatus('initiated').history,
        { status: 'cancelled', createdAt: '2026-11-22T17:00:00.000Z' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Não há nada a pagar\./)).toBeVisible();
  },
  tags: ['no-visual'],
};
