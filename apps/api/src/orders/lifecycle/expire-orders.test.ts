import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { testEnvironment } from '../../../test/test-server.ts';
import { offer } from '../../platform/database/schema.ts';
import { importOffers } from '../../catalog/imports/import-offers.ts';
import { expireOrders } from './expire-orders.ts';
import {
  mailTo,
  openOrderService,
  passExpiry,
  seatsLeft,
  signInPerson,
  storedOrder,
  type OrderService,
} from '../testing/order-service.ts';

describeOneEngine('freed seats', (test) => {
  let service: OrderService;

  beforeAll(async () => {
    service = await openOrderService(test().database);
  });

  /** Reserves an offer for `times` different people. */
  const reserve = async (offerId: number, times: number) => {
    const orders = [];
    for (let n = 0; n < times; n += 1) {
      const person = await signInPerson(test().database);
      const code: string = (await service.reserve(person, offerId)).json().internalTransactionCode;
      orders.push({ person, code });
    }
    return orders;
  };

  it('EN-09 frees the seats of expired unpaid orders, and notifies their users', async () => {
    const { database } = test();
    const offerId = await service.offer(4);
    const [due, waiting, paid, young] = await reserve(offerId, 4);
    if (!due || !waiting || !paid || !young) throw new Error('Expected four reservations.');
    await service.report({ id: 'e-1', type: 'payment.failed', internalTransactionCode: waiting.code });
    await service.report({ id: 'e-2', type: 'payment.succeeded', internalTransactionCode: paid.code });
    for (const { code } of [due, waiting, paid]) await passExpiry(database, code);

    expect(await expireOrders(database, { environment: testEnvironment })).toBe(2);
    const statuses = await Promise.all(
      [due, waiting, paid, young].map(async ({ code }) => (await storedOrder(database, code)).status),
    );
    expect(statuses).toEqual(['expired', 'expired', 'paid', 'initiated']);
    expect(await seatsLeft(database, offerId)).toBe(2);
    expect(await mailTo(database, due.person)).toEqual(['reservation', 'reservation-expired']);
    expect(await mailTo(database, young.person)).toEqual(['reservation']);

    expect(await expireOrders(database, { environment: testEnvironment })).toBe(0);
    expect(await seatsLeft(database, offerId)).toBe(2);
  });

  it('product 15 S28 stores when a full offer has a seat again, and nothing while it has others', async () => {
    const { database } = test();
    const again = async (offerId: number) =>
      (await database.db.select().from(offer).where(eq(offer.id, offerId)))[0]?.seatsAgainAt;
    const [full, roomy] = [await service.offer(1), await service.offer(2)];
    for (const offerId of [full, roomy]) {
      const [order] = await reserve(offerId, 1);
      await passExpiry(database, order?.code ?? '');
    }
    expect(await expireOrders(database, { environment: testEnvironment })).toBe(2);
    expect([await again(full), await again(roomy)]).toEqual([expect.any(Date), null]);
  });

  it('frees each seat once, in batches, with several concurrent processes', async () => {
    const { database } = test();
    const offerId = await service.offer(7);
    const orders = await reserve(offerId, 7);
    for (const { code } of orders) await passExpiry(database, code);
    const counts = await Promise.all(
      [2, 3, 100].map((batchSize) => expireOrders(database, { environment: testEnvironment, batchSize })),
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(7);
    expect(await seatsLeft(database, offerId)).toBe(7);
    const mails = await Promise.all(orders.map(({ person }) => mailTo(database, person)));
    expect(mails).toEqual(orders.map(() => ['reservation', 'reservation-expired']));
  });

  it('stops on the signal, and the next run does the rest', async () => {
    const { database } = test();
    const [order] = await reserve(await service.offer(1), 1);
    if (!order) throw new Error('Expected one reservation.');
    await passExpiry(database, order.code);
    expect(await expireOrders(database, { environment: testEnvironment, signal: AbortSignal.abort() })).toBe(
      0,
    );
    expect(await expireOrders(database, { environment: testEnvironment })).toBe(1);
  });

  it('S28 frees the seat once when a cancellation and the job run concurrently', async () => {
    const { database } = test();
    const offerId = await service.offer(3);
    const orders = await reserve(offerId, 3);
    for (const { code } of orders) await passExpiry(database, code);
    await Promise.all([
      expireOrders(database, { environment: testEnvironment }),
      ...orders.map(({ person, code }) => service.cancel(person, code)),
    ]);
    await expireOrders(database, { environment: testEnvironment });
    expect(await seatsLeft(database, offerId)).toBe(3);
    for (const { code } of orders) {
      expect((await storedOrder(database, code)).statuses).toHaveLength(2);
    }
  });

  /** Imports the partner's file with another number of seats. */
  const importSeats = async (reference: string, seats: number) => {
    const header =
      'school_code;reference;grade;shift;year;monthly_fee;discount_percentage;enrollment_fee;seats;valid_until';
    const line = `17041830;${reference};1-ano;manha;2027;1000,00;50;100;${seats};2999-12-31`;
    async function* bytes(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`${header}\n${line}\n`);
    }
    const report = await importOffers(test().database, { bytes: bytes(), fileName: 'offers.csv' });
    expect(report.skipped).toEqual({});
  };
  const imported = async (reference: string, seats: number): Promise<number> => {
    await importSeats(reference, seats);
    const { rows } = await test().database.pool.query<{ id: number }>(
      'SELECT id FROM offer WHERE external_id = $1',
      [reference],
    );
    return rows[0]?.id ?? 0;
  };

  it('S28 fewer seats than reserved: none is free until enough are freed', async () => {
    const { database } = test();
    const offerId = await imported('FEWER', 5);
    const orders = await reserve(offerId, 5);
    await importSeats('FEWER', 3);
    expect(await seatsLeft(database, offerId)).toBe(0);
    const left = [];
    for (const { person, code } of orders) {
      await service.cancel(person, code);
      left.push(await seatsLeft(database, offerId));
    }
    expect(left).toEqual([0, 0, 1, 2, 3]);
  });

  it('S28 fewer seats and then more: none is reserved twice', async () => {
    const { database } = test();
    const offerId = await imported('BACK', 5);
    await reserve(offerId, 5);
    await importSeats('BACK', 2);
    await importSeats('BACK', 6);
    expect(await seatsLeft(database, offerId)).toBe(1);
  });

  it('S28 an import concurrent with reservations loses none', async () => {
    const { database } = test();
    const offerId = await imported('BUSY', 40);
    const people = await Promise.all(Array.from({ length: 20 }, () => signInPerson(database)));
    const [answers] = await Promise.all([
      Promise.all(people.map((person) => service.reserve(person, offerId))),
      (async () => {
        for (const seats of [60, 30, 50]) await importSeats('BUSY', seats);
      })(),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
    expect(await seatsLeft(database, offerId)).toBe(30);
  });
});
