import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OrderStatus } from '../../platform/database/order-schema.ts';
import { canBecome, isSeated, isSecured, isUnpaid, orderStatuses } from './order-status.ts';

/** Random walks from a new order: at each step one of the allowed statuses. */
const walk = fc.tuple(fc.boolean(), fc.array(fc.nat(), { maxLength: 12 })).map(([isFree, choices]) => {
  const statuses: OrderStatus[] = [isFree ? 'confirmed' : 'initiated'];
  for (const choice of choices) {
    const next = orderStatuses.filter((status) => canBecome(statuses.at(-1) ?? 'initiated', status));
    const chosen = next[choice % next.length];
    if (chosen === undefined) break;
    statuses.push(chosen);
  }
  return statuses;
});

/** The transitions of a walk: from which status to which. */
const steps = (statuses: readonly OrderStatus[]) =>
  statuses.slice(1).map((to, index) => ({ from: statuses[index], to }));

it('EN-09 enrols only secured orders, and never leaves enrolled or cancelled', () => {
  fc.assert(
    fc.property(walk, (statuses) => {
      const wrong = steps(statuses).filter(
        ({ from, to }) =>
          (to === 'enrolled' && from !== undefined && !isSecured(from)) ||
          (from === 'enrolled' && to !== 'enrolled') ||
          (from === 'cancelled' && to !== 'cancelled'),
      );
      expect(wrong).toEqual([]);
    }),
  );
});

it('EN-09 a secured order never becomes unpaid again, and does not expire', () => {
  fc.assert(
    fc.property(walk, (statuses) => {
      const secured = statuses.findIndex(isSecured);
      const after = secured === -1 ? [] : statuses.slice(secured);
      expect(after.some((status) => isUnpaid(status) || status === 'expired')).toBe(false);
    }),
  );
});

it('EN-09 reaches every status, and regains a seat only through a late payment', () => {
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
