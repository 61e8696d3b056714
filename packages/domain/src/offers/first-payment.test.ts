import { describe, expect, it } from 'vitest';
import { firstPaymentOf } from './first-payment.ts';

describe('EN-09 what is paid to keep a reserved scholarship', () => {
  it.each([
    [
      { enrollmentFee: 60_000, monthlyFee: 85_000 },
      { of: 'enrollment', amount: 60_000 },
    ],
    [
      { enrollmentFee: 60_000, monthlyFee: 0 },
      { of: 'enrollment', amount: 60_000 },
    ],
    [
      { enrollmentFee: 0, monthlyFee: 85_000 },
      { of: 'first-month', amount: 85_000 },
    ],
    [
      { enrollmentFee: 0, monthlyFee: 0 },
      { of: 'first-month', amount: 0 },
    ],
  ])('of %j it is %j', (fees, payment) => expect(firstPaymentOf(fees)).toEqual(payment));
});
