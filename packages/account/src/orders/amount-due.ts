import type { Order } from '@melhor-escola/api-client/authenticated-client';
import { firstPaymentOf, type FirstPayment } from '@melhor-escola/domain/first-payment';
import { formatBRL, type Centavos } from '@melhor-escola/domain/money';

/** What a first payment is called within a sentence. */
export const firstPaymentWords = {
  enrollment: 'a matrícula',
  'first-month': 'a primeira mensalidade com a bolsa',
} as const satisfies Readonly<Record<FirstPayment['of'], string>>;

/** 'Pague R$ 1.234,56': what a family does to keep its seat. Where nothing is to be paid, they confirm. */
export function toPay(amountDue: Centavos): string {
  return amountDue > 0 ? `Pague ${formatBRL(amountDue)}` : 'Confirme, sem pagar nada,';
}

/** What an order's payment is of, in {@link firstPaymentWords}; nothing where the service asks for another amount than that. */
export function whatIsPaid({ amountDue, offer }: Pick<Order, 'amountDue' | 'offer'>): string | undefined {
  const first = firstPaymentOf({
    enrollmentFee: offer.enrollmentFee,
    monthlyFee: offer.monthlyFeeWithDiscount,
  });
  return amountDue > 0 && first.amount === amountDue ? firstPaymentWords[first.of] : undefined;
}
