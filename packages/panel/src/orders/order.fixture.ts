import type { SchoolOrder, SchoolOrders } from '@melhor-escola/api-client/panel';

/** An order of a story or a test; unset fields have ordinary values. */
export function fixtureOrder(given: Partial<SchoolOrder> = {}): SchoolOrder {
  return {
    internalTransactionCode: 'ME-7Q2K-M0XB-94TC',
    status: 'paid',
    seatMissing: false,
    grade: '1º ano',
    shift: 'Manhã',
    year: 2027,
    price: 147_723,
    amountDue: 50_000,
    studentName: 'Ana Clara de Souza',
    contactUntil: '2028-03-30',
    seatsLeft: 3,
    createdAt: '2026-03-02T12:00:00.000Z',
    changedAt: '2026-03-03T17:30:00.000Z',
    dueAt: '2099-03-05T17:30:00.000Z',
    timeZone: 'America/Sao_Paulo',
    decisions: ['enroll', 'refuse'],
    refusal: null,
    refundDue: false,
    demo: false,
    ...given,
  };
}

export const oversoldOrder = fixtureOrder({
  internalTransactionCode: 'ME-K7HZ-6VG2-WAQ2',
  seatMissing: true,
  studentName: 'João Pedro de Albuquerque Cavalcanti',
  seatsLeft: 0,
  decisions: ['keep', 'refuse'],
});

/** The payment host has reported the enrollment of an oversold one. */
export const oversoldEnrolledOrder: SchoolOrder = {
  ...oversoldOrder,
  status: 'enrolled',
  dueAt: null,
  decisions: ['keep'],
};

const freeOrder = fixtureOrder({
  internalTransactionCode: 'ME-0A1B-2C3D-4E5F',
  status: 'confirmed',
  grade: '5º ano',
  shift: 'Tarde',
  price: 0,
  amountDue: 0,
  studentName: 'Beatriz Lima',
});

export const fixtureOrders: SchoolOrders = {
  school: { slug: 'colegio-girassol', name: 'Colégio Girassol' },
  counts: { 'to-enroll': 3, unpaid: 1, enrolled: 12, over: 4, oversold: 1 },
  pages: 1,
  orders: [oversoldOrder, fixtureOrder(), freeOrder],
};

/** Those that wait for a payment. */
export const unpaidOrders: SchoolOrders = {
  ...fixtureOrders,
  orders: [fixtureOrder({ status: 'awaiting_payment', decisions: ['refuse'] })],
};

const over = { studentName: null, contactUntil: null, dueAt: null, decisions: [] };

/** Refused by the school, canceled, and expired. */
export const endedOrders: SchoolOrders = {
  ...fixtureOrders,
  orders: [
    fixtureOrder({ ...over, status: 'cancelled', refusal: 'no-seat' }),
    fixtureOrder({ ...over, internalTransactionCode: 'ME-K7HZ-6VG2-WAQ2', status: 'cancelled' }),
    fixtureOrder({ ...over, internalTransactionCode: 'ME-0A1B-2C3D-4E5F', status: 'expired' }),
  ],
};

/** Beside a list that was loaded at this moment. */
export const now = Date.parse('2026-03-04T12:00:00.000Z');
