import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { testEnvironment } from '../../../test/test-server.ts';
import type { OrderStatus } from '../../platform/database/order-schema.ts';
import { expireOrders } from './expire-orders.ts';
import { canBecome, isSeated } from '../../catalog/offers/order-status.ts';
import { paymentEventTypes } from '../payment/handle-payment-event.ts';
import {
  openOrderService,
  passExpiry,
  signInPerson,
  type OrderService,
  type Person,
} from '../testing/order-service.ts';

const seats = 2;

/** Three families compete for two seats; the possible events of each. */
const step = fc.record({
  family: fc.nat(2),
  what: fc.constantFrom(...paymentEventTypes, 'cancel', 'expire', 'refuse', 'keep', 'reserve'),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Stored {
  readonly code: string;
  readonly seats_left: number;
  readonly seats_total: number;
  readonly seat_missing: boolean;
  readonly status: OrderStatus;
  readonly statuses: readonly OrderStatus[];
}

/** Violated invariants, in words. */
function violations(orders: readonly Stored[]): string[] {
  const held = orders.filter(({ status, seat_missing }) => isSeated(status) && !seat_missing).length;
  const left = orders[0]?.seats_left ?? seats;
  // An oversold order that is kept adds a seat.
  const total = orders[0]?.seats_total ?? seats;
  return [
    ...(held + left === total ? [] : [`${held} seats are held and ${left} left`]),
    ...orders.flatMap(({ status, statuses }) => [
      ...(statuses.at(-1) === status ? [] : [`${status} is not the last of ${statuses.join()}`]),
      ...statuses
        .slice(1)
        .filter((to, index) => !canBecome(statuses[index] ?? to, to))
        .map((to) => `${to} in ${statuses.join()}`),
    ]),
  ];
}

describeOneEngine('random events on the orders of an offer', (test) => {
  let service: OrderService;
  let families: Person[];
  let events = 0;

  beforeAll(async () => {
    const { database } = test();
    service = await openOrderService(database);
    families = await Promise.all([1, 2, 3].map(() => signInPerson(database)));
  });

  const stored = async (offerId: number): Promise<Stored[]> => {
    const { rows } = await test().database.pool.query<Stored>(
      `SELECT s.code, s.status, s.seat_missing, o.seats_left, o.seats_total,
              (SELECT array_agg(c.status ORDER BY c.id) FROM order_status_change c WHERE c.order_id = s.id) AS statuses
       FROM scholarship_order s JOIN offer o ON o.id = s.offer_id WHERE o.id = $1 ORDER BY s.id`,
      [offerId],
    );
    return rows;
  };

  /** Performs an event. @returns the response status. */
  const happen = async (what: Exclude<Step['what'], 'reserve'>, person: Person, code: string) => {
    if (what === 'cancel') return (await service.cancel(person, code)).statusCode;
    if (what === 'refuse') return (await service.decide(code, 'refusal', { reason: 'no-seat' })).statusCode;
    if (what === 'keep') return (await service.decide(code, 'seat')).statusCode;
    if (what === 'expire') {
      await passExpiry(test().database, code);
      await expireOrders(test().database, { environment: testEnvironment });
      return 200;
    }
    events += 1;
    const event = { id: `walk-${events}`, type: what, internalTransactionCode: code };
    return (await service.report(event)).statusCode;
  };

  it('EN-09 S28 use only allowed transitions, and every seat is free or held by one order', async () => {
    const answers = new Set<number>();
    const walk = async (steps: readonly Step[]) => {
      const offerId = await service.offer(seats);
      // Each family's latest order.
      const codes = new Map<Person, string>();
      for (const { family, what } of steps) {
        const person = families[family];
        if (!person) continue;
        const code = codes.get(person);
        if (what === 'reserve' || code === undefined) {
          const answer = await service.reserve(person, offerId);
          if (answer.statusCode === 201) codes.set(person, answer.json().internalTransactionCode);
        } else {
          answers.add(await happen(what, person, code));
        }
        expect(violations(await stored(offerId))).toEqual([]);
      }
      // Cancel unpaid orders, so that the limit does not block the next walk.
      for (const [person, code] of codes) await service.cancel(person, code);
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 9 }), walk), { numRuns: 4 });
    expect([...answers].every((answer) => answer === 200 || answer === 409)).toBe(true);
  });
});
