import { familyContactUntil } from '@melhor-escola/domain/family-contact';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSeated, orderStatuses } from '../../catalog/offers/order-status.ts';
import type { OfferSnapshot } from '../../platform/database/order-schema.ts';
import { isFamilyVisible, possibleDecisions } from './school-order.ts';

const snapshot = (year: number): OfferSnapshot => ({
  title: '1º ano – Manhã',
  grade: '1º ano',
  stage: 'Ensino fundamental I',
  shift: 'Manhã',
  year,
  monthlyFee: 100_000,
  price: 50_000,
  discountPercentage: 50,
  enrollmentFee: 0,
  extras: { material: null, uniform: null, meals: null, transport: null },
  school: { name: 'Colégio Anglo', slug: 'anglo', city: 'Araguaína', uf: 'TO' },
});

const status = fc.constantFrom(...orderStatuses);

describe('whose an order is', () => {
  it('S31 can be seen until the last day, while it holds a seat and its account exists', () => {
    const order = fc.record({
      year: fc.integer({ min: 2_020, max: 2_100 }),
      status,
      accountId: fc.option(fc.integer({ min: 1 }), { nil: null }),
    });
    fc.assert(
      fc.property(order, ({ year, ...given }) => {
        const lastDay = familyContactUntil(year);
        const nextDay = new Date(Date.parse(lastDay) + 86_400_000).toISOString().slice(0, 10);
        const stored = { ...given, snapshot: snapshot(year) };
        expect(isFamilyVisible(stored, lastDay)).toBe(given.accountId !== null && isSeated(given.status));
        expect(isFamilyVisible(stored, nextDay)).toBe(false);
      }),
    );
  });
});

describe('what a school can decide', () => {
  it.each([
    ['initiated', false, ['refuse']],
    ['awaiting_payment', false, ['refuse']],
    ['paid', false, ['enroll', 'refuse']],
    ['paid', true, ['keep', 'refuse']],
    ['confirmed', false, ['enroll', 'refuse']],
    ['enrolled', false, []],
    ['cancelled', false, []],
    ['expired', false, []],
  ] as const)('about an order that is %s (oversold: %s): %j', (given, seatMissing, decisions) => {
    expect(possibleDecisions({ status: given, seatMissing })).toEqual(decisions);
  });
});
