import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../test/each-engine.ts';
import { testEnvironment } from '../../test/test-server.ts';
import { scholarshipOrder } from '../platform/database/order-schema.ts';
import { expireOrders } from './lifecycle/expire-orders.ts';
import {
  mailTo,
  openOrderService,
  type OrderService,
  seatsLeft,
  signInPerson,
} from './testing/order-service.ts';

describeOneEngine('the Idempotency-Key of a reservation', (test) => {
  let service: OrderService;
  beforeAll(async () => {
    service = await openOrderService(test().database);
  });

  it('returns the same order for the same Idempotency-Key, also concurrently', async () => {
    const { database } = test();
    const offerId = await service.offer(5);
    const person = await signInPerson(database);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => service.reserve(person, offerId, { key: 'tap-1' })),
    );
    expect(new Set(answers.map((answer) => answer.json().internalTransactionCode)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(201));
    expect(await seatsLeft(database, offerId)).toBe(4);
    expect(await mailTo(database, person)).toEqual(['reservation']);

    const other = await service.reserve(person, offerId, {
      key: 'tap-1',
      student: { name: 'João Souza', birthDate: '2020-01-01' },
    });
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    // Keys are per account.
    const another = await service.reserve(await signInPerson(database), offerId, { key: 'tap-1' });
    expect(another.json().internalTransactionCode).not.toBe(answers[0]?.json().internalTransactionCode);
  });

  it.each(['cancelled', 'expired'] as const)(
    'EN-09 does not repeat a success with the Idempotency-Key of an order that is %s',
    async (status) => {
      const { database } = test();
      const offerId = await service.offer(1);
      const person = await signInPerson(database);
      const first = await service.reserve(person, offerId, { key: 'tap-2' });
      const { internalTransactionCode: code } = first.json<{ internalTransactionCode: string }>();
      if (status === 'cancelled') await service.cancel(person, code);
      else {
        const overdue = { expiresAt: new Date(Date.now() - 1000) };
        await database.db.update(scholarshipOrder).set(overdue).where(eq(scholarshipOrder.code, code));
        await expireOrders(database, { environment: testEnvironment });
      }
      const repeated = await service.reserve(person, offerId, { key: 'tap-2' });
      expect([repeated.statusCode, repeated.json()]).toMatchObject([
        409,
        { code: 'IDEMPOTENCY_KEY_REUSED', message: expect.stringContaining(code) as string },
      ]);
      expect(await seatsLeft(database, offerId)).toBe(1);
      const again = await service.reserve(person, offerId, { key: 'tap-3' });
      expect([again.statusCode, again.json().status]).toEqual([201, 'initiated']);
    },
  );

  it('EN-09 repeats a success with the Idempotency-Key of a paid order, and rejects it with another price', async () => {
    const person = await signInPerson(test().database);
    const offerId = await service.offer(1);
    const first = await service.reserve(person, offerId, { key: 'tap-4', expectedPrice: 50_000 });
    const { internalTransactionCode } = first.json<{ internalTransactionCode: string }>();
    await service.report({ id: 'paid-4', type: 'payment.succeeded', internalTransactionCode });
    const repeated = await service.reserve(person, offerId, { key: 'tap-4', expectedPrice: 50_000 });
    expect([repeated.statusCode, repeated.json().status]).toEqual([201, 'paid']);
    const other = await service.reserve(person, offerId, { key: 'tap-4', expectedPrice: 60_000 });
    expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });
});
