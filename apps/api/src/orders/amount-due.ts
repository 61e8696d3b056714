import { calculateFirstPayment, type FirstPayment } from '@melhor-escola/domain/first-payment';
import type { Centavos } from '@melhor-escola/domain/money';
import type { OfferSnapshot } from '../platform/database/order-schema.ts';

/** What the payment page collects for an offer reserved now (ADR 0014). */
export function offerPayment({
  enrollmentFee,
  price,
}: Pick<OfferSnapshot, 'enrollmentFee' | 'price'>): FirstPayment {
  return calculateFirstPayment({ enrollmentFee, monthlyFee: price });
}

/** Amount that the payment page collects for an order: the stored one, even if the rule has changed. */
export function amountDueFor({
  amountDue,
  snapshot,
}: {
  readonly amountDue: Centavos | null;
  readonly snapshot: OfferSnapshot;
}): Centavos {
  return amountDue ?? offerPayment(snapshot).amount;
}
