import type { OperatedOrders } from '@melhor-escola/api-client/panel';
import { fixtureOrder, oversoldOrder } from '../orders/order.fixture.ts';

/** Two reservations without a seat, of two schools. */
export const oversoldOrders: OperatedOrders = {
  counts: { oversold: 2, 'refund-due': 1 },
  pages: 1,
  orders: [
    {
      school: { slug: 'colegio-girassol', name: 'Colégio Girassol' },
      order: { ...oversoldOrder, studentName: null },
    },
    {
      school: {
        slug: 'escola-margarida',
        name: 'Escola Margarida de Educação Infantil e Ensino Fundamental',
      },
      order: {
        ...oversoldOrder,
        internalTransactionCode: 'ME-0A1B-2C3D-4E5F',
        studentName: null,
        seatsLeft: 2,
      },
    },
  ],
};

/** A reservation that its school has refused after the payment. */
export const refundDueOrders: OperatedOrders = {
  ...oversoldOrders,
  orders: [
    {
      school: { slug: 'colegio-girassol', name: 'Colégio Girassol' },
      order: fixtureOrder({
        status: 'cancelled',
        studentName: null,
        contactUntil: null,
        dueAt: null,
        decisions: [],
        refusal: 'no-seat',
        refundDue: true,
      }),
    },
  ],
};

export const noOversold: OperatedOrders = {
  counts: { oversold: 0, 'refund-due': 0 },
  pages: 1,
  orders: [],
};
