import { shownAmount } from '@melhor-escola/config/shown-amounts';
import { calculateFirstPayment } from '@melhor-escola/domain/first-payment';
import { withDiscount } from '@melhor-escola/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reservationMail } from './order-mails.ts';

/** The amount beside a term in the text of a mail, in centavos. */
const beside = (term: string, text: string): number =>
  shownAmount(new RegExp(`${term}[^\\n]*`).exec(text)?.[0] ?? '');

describe('A6 EN-08 the mail about a reservation', () => {
  it('has a sum that closes to the centavo, and the payment that the reservation names', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5_000, max: 1_500_000 }),
        fc.integer({ min: 1, max: 99 }),
        fc.oneof(fc.constant(0), fc.integer({ min: 5_000, max: 200_000 })),
        (monthlyInFull, percent, enrollment) => {
          const monthly = withDiscount(monthlyInFull, percent);
          const { text } = reservationMail({
            name: 'Ana',
            school: 'Colégio Girassol',
            address: null,
            phone: null,
            grade: '6º ano',
            fees: { monthly, monthlyInFull, enrollment },
            firstPayment: calculateFirstPayment({ enrollmentFee: enrollment, monthlyFee: monthly }),
            code: 'ME-7Q2K-M0XB-94TC',
            expiresAt: new Date('2026-03-05T17:30:00Z'),
            orderUrl: 'https://melhorescola.example/minhas-bolsas/ME-7Q2K-M0XB-94TC',
            searchUrl: 'https://melhorescola.example/escolas/busca',
          });
          const fee = beside('Mensalidade', text);
          const paid = beside('Você paga por', text);
          expect(fee + beside('Bolsa de \\d+%', text)).toBe(paid);
          expect(beside('Economia no ano', text)).toBe(12 * (fee - paid));
          expect(beside('a pagar agora', text)).toBe(enrollment > 0 ? enrollment : paid);
        },
      ),
    );
  });
});
