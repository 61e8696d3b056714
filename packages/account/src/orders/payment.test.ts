import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { orderWithStatus } from '../fixtures/orders.ts';
import { paymentLabel, paymentItem, paymentDeadline } from './payment.tsx';

const { offer } = orderWithStatus('initiated');

describe('EN-09 the amount due', () => {
  it('is named, with the payment only if the amount matches', () => {
    expect(paymentLabel(123_456)).toBe('Pague R$\u00A01.234,56');
    expect(paymentItem({ amountDue: offer.enrollmentFee, offer })).toBe('a matrícula');
    const monthly = { ...offer, enrollmentFee: 0 };
    expect(paymentItem({ amountDue: offer.monthlyFeeWithDiscount, offer: monthly })).toBe(
      'a primeira mensalidade com a bolsa',
    );
    expect(paymentItem({ amountDue: 1, offer })).toBeUndefined();
  });
});

const end = '2026-11-24T17:30:00.000Z';
const minutesBefore = (minutes: number) => paymentDeadline(end, Date.parse(end) - minutes * 60_000);

describe('EN-09 payment deadline of a reservation', () => {
  it.each([
    [48 * 60, 'faltam 48 horas', 'open'],
    [31 * 60 + 59, 'faltam 31 horas', 'open'],
    [6 * 60, 'faltam 6 horas', 'open'],
    [6 * 60 - 1, 'faltam 5 horas', 'soon'],
    [119, 'falta 1 hora', 'soon'],
    [59, 'faltam 59 minutos', 'soon'],
    [1, 'falta 1 minuto', 'soon'],
    [0.5, 'falta menos de um minuto', 'soon'],
    [0, undefined, 'over'],
    [-90, undefined, 'over'],
  ])('shows %d minutes before it: %s', (minutes, left, urgency) => {
    expect(minutesBefore(minutes)).toMatchObject({ left, urgency });
  });

  it('formats the moment in the time zone of Brasília', () => {
    expect(minutesBefore(60).moment).toBe('terça, 24/11, 14h30');
    expect(minutesBefore(0).moment).toBe('24/11/2026 às 14h30');
  });

  it('rounds the remaining time down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60_000, max: 48 * 3_600_000 }), (rest) => {
        const [, count = '0', unit = ''] =
          /(\d+) (hora|minuto)/.exec(paymentDeadline(end, Date.parse(end) - rest).left ?? '') ?? [];
        expect(Number(count) * (unit === 'hora' ? 3_600_000 : 60_000)).toBeLessThanOrEqual(rest);
      }),
    );
  });
});
