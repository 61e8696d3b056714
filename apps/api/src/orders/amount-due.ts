import { firstPaymentOf } from '@melhor-escola/domain/first-payment';
import type { Centavos } from '@melhor-escola/domain/money';
import type { OfferSnapshot } from '../database/order-schema.ts';

/** Amount that the payment page collects for an offer reserved now (ADR 0014). */
export function amountDueOf({
  enrollmentFee,
  price,
}: Pick<OfferSnapshot, 'enrollmentFee' | 'price'>): Centavos {
  return firstPaymentOf({ enrollmentFee, monthlyFee: price }).amount;
}

/** Amount that the payment page collects for an order: the stored one, even if the rule has changed. */
export function amountDueFor({
  amountDue,
  snapshot,
}: {
  readonly amountDue: Centavos | null;
  readonly snapshot: OfferSnapshot;
}): Centavos {
  return amountDue ?? amountDueOf(snapshot);
}
