import fc from 'fast-check';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/each-engine.ts';
import { signedInWithRole } from '../../accounts/testing/panel-people.ts';
import { openOrderService, signInPerson, type OrderService } from '../../orders/testing/order-service.ts';
import { auditEvent } from '../../platform/database/account-schema.ts';
import { scholarshipOrder } from '../../platform/database/order-schema.ts';
import { offer, school } from '../../platform/database/schema.ts';

const terms = {
  grade: '1-ano',
  shift: 'manha',
  year: 2026,
  monthlyFee: 100_000,
  discountPercentage: 50,
  enrollmentFee: 0,
  extras: { material: null, uniform: null, meals: null, transport: null },
  seats: 10,
  validUntil: '2999-12-31',
};

describeEachEngine('seats of an offer that its school edits', (test) => {
  let service: OrderService;
  let headers: Readonly<Record<string, string>>;

  beforeAll(async () => {
    const { database } = test();
    service = await openOrderService(database);
    const [anglo] = await database.db.select().from(school);
    ({ headers } = await signedInWithRole(database, 'staff', anglo?.id ?? 0));
  });

  const edit = (id: number, change: object) =>
    service.server.inject({
      method: 'PUT',
      url: `/v3/panel/schools/anglo/offers/${id}`,
      headers,
      payload: { ...terms, ...change },
    });
  const stored = async (id: number) => {
    const [row] = await test().database.db.select().from(offer).where(eq(offer.id, id));
    if (!row) throw new Error('The offer is gone.');
    return row;
  };
  const held = async (id: number) =>
    (
      await test()
        .database.db.select()
        .from(scholarshipOrder)
        .where(and(eq(scholarshipOrder.offerId, id), eq(scholarshipOrder.status, 'initiated')))
    ).length;

  it('S28 of 50 parallel edits of one version one is stored', async () => {
    const id = await service.offer(10);
    // A busy machine may shed load with 503; a client asks again, also when its edit was stored.
    const settle = async (seats: number): Promise<number> => {
      const { statusCode } = await edit(id, { version: 1, seats });
      return statusCode === 503 ? settle(seats) : statusCode;
    };
    const codes = await Promise.all(Array.from({ length: 50 }, (_, index) => settle(20 + index)));
    expect(codes.filter((code) => code !== 200 && code !== 409)).toEqual([]);
    expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(1);
    expect((await stored(id)).version).toBe(2);
    const { db } = test().database;
    const edits = and(eq(auditEvent.action, 'offer.changed'), eq(auditEvent.subject, `offer:${id}`));
    expect(await db.$count(auditEvent, edits)).toBe(1);
  });

  it('S28 a reservation during edits keeps the price it was made at, and its seat', async () => {
    const id = await service.offer(10);
    const people = await Promise.all([1, 2, 3, 4].map(() => signInPerson(test().database)));
    const [, ...reservations] = await Promise.all([
      edit(id, { version: 1, monthlyFee: 200_000, seats: 4 }),
      ...people.map((person) => service.reserve(person, id)),
    ]);
    const reserved = reservations.filter(({ statusCode }) => statusCode === 201).length;
    const orders = await test()
      .database.db.select()
      .from(scholarshipOrder)
      .where(eq(scholarshipOrder.offerId, id));
    expect(orders).toHaveLength(reserved);
    for (const { snapshot } of orders) expect([50_000, 100_000]).toContain(snapshot.price);
    const { seatsTotal, seatsLeft } = await stored(id);
    expect(seatsTotal - seatsLeft).toBe(reserved);
  });

  it('S28 seats never fall below what is reserved, in any order of edits and reservations', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('edit' as const), seats: fc.integer({ min: 0, max: 6 }) }),
      fc.record({ kind: fc.constant('reserve' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const id = await service.offer(3);
        for (const one of steps) {
          const least = await held(id);
          const { version } = await stored(id);
          const { statusCode } =
            one.kind === 'edit'
              ? await edit(id, { version, seats: one.seats })
              : await service.reserve(await signInPerson(test().database), id);
          // A reservation is stored, or there is no seat.
          const expected = one.kind === 'edit' ? [one.seats < least ? 409 : 200] : [201, 409];
          expect(expected).toContain(statusCode);
          const { seatsTotal, seatsLeft } = await stored(id);
          const reserved = await held(id);
          expect(seatsTotal).toBeGreaterThanOrEqual(reserved);
          expect(seatsTotal - seatsLeft).toBe(reserved);
        }
      }),
      { numRuns: 8 },
    );
  });
});
