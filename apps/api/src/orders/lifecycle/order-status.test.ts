import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OrderStatus } from '../../database/order-schema.ts';
import { canBecome, isSeated, isUnpaid, orderStatuses } from './order-status.ts';

/** Walks from a new order: at each step one of the statuses it may go to. */
const walk = fc.array(fc.nat(), { maxLength: 12 }).map((choices) => {
  const statuses: OrderStatus[] = ['initiated'];
  for (const choice of choices) {
    const next = orderStatuses.filter((status) => canBecome(statuses.at(-1) ?? 'initiated', status));
    const chosen = next[choice % next.length];
    if (chosen === undefined) break;
    statuses.push(chosen);
  }
  return statuses;
});

/** The steps of a walk: from which status to which. */
const steps = (statuses: readonly OrderStatus[]) =>
  statuses.slice(1).map((to, place) => ({ from: statuses[place], to }));

it('EN-09 nobody is enrolled who has not paid, and what is enrolled or cancelled stays so', () => {
  fc.assert(
    fc.property(walk, (statuses) => {
      const wrong = steps(statuses).filter(
        ({ from, to }) =>
          (to === 'enrolled' && from !== 'paid' && from !== 'enrolled') ||
          (from === 'enrolled' && to !== 'enrolled') ||
          from === 'cancelled',
      );
      expect(wrong).toEqual([]);
    }),
  );
});

it('EN-09 what is paid never waits for money again, and does not expire', () => {
  fc.assert(
    fc.property(walk, (statuses) => {
      const after = statuses.includes('paid') ? statuses.slice(statuses.indexOf('paid')) : [];
      expect(after.some((status) => isUnpaid(status) || status === 'expired')).toBe(false);
    }),
  );
});

it('EN-09 every status is reached, and a seat is had again in one way only: by paying late', () => {
  const reached = new Set<OrderStatus>();
  fc.assert(
    fc.property(walk, (statuses) => {
      for (const status of statuses) reached.add(status);
      const regained = steps(statuses).filter(({ from, to }) => from && !isSeated(from) && isSeated(to));
      for (const step of regained) expect(step).toEqual({ from: 'expired', to: 'paid' });
    }),
    { numRuns: 500 },
  );
  expect(reached).toEqual(new Set(orderStatuses));
});
