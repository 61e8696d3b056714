import { firstPaymentOf } from '@melhor-escola/domain/first-payment';
import type { Centavos } from '@melhor-escola/domain/money';
import type { OfferSnapshot } from '../database/order-schema.ts';

/** What the payment page collects for an offer that is reserved now (ADR 0014). */
export function amountDueOf({
  enrollmentFee,
  price,
}: Pick<OfferSnapshot, 'enrollmentFee' | 'price'>): Centavos {
  return firstPaymentOf({ enrollmentFee, monthlyFee: price }).amount;
}

/** What the payment page collects for an order: what was stored with it, whatever the rule is by now. */
export function amountDueFor({
  amountDue,
  snapshot,
}: {
  readonly amountDue: Centavos | null;
  readonly snapshot: OfferSnapshot;
}): Centavos {
  return amountDue ?? amountDueOf(snapshot);
}
