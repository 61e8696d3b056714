import { describe, expect, it } from 'vitest';
import { orderOf } from '../fixtures/orders.ts';
import { toPay, whatIsPaid } from './amount-due.ts';

const { offer } = orderOf('initiated');

describe('EN-09 what is to be paid', () => {
  it('says how much, and asks for no payment of nothing', () => {
    expect(toPay(123_456)).toBe('Pague R$\u00A01.234,56');
    expect(toPay(0)).toBe('Confirme, sem pagar nada,');
  });

  it('says what it is of, where it is that', () => {
    expect(whatIsPaid({ amountDue: offer.enrollmentFee, offer })).toBe('a matrícula');
    const monthly = { ...offer, enrollmentFee: 0 };
    expect(whatIsPaid({ amountDue: offer.monthlyFeeWithDiscount, offer: monthly })).toBe(
      'a primeira mensalidade com a bolsa',
    );
    expect(whatIsPaid({ amountDue: 1, offer })).toBeUndefined();
    expect(whatIsPaid({ amountDue: 0, offer: { ...monthly, monthlyFeeWithDiscount: 0 } })).toBeUndefined();
  });
});
