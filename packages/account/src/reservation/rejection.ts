import {
  ApiError,
  findByCode,
  type OwnErrorCode,
  type ErrorDetails,
} from '@melhor-escola/api-client/api-error';
import type { Centavos } from '@melhor-escola/domain/money';

/** Why the offer cannot be reserved any more. */
export type OfferGoneReason = 'sold-out' | 'closed' | 'not-found' | 'unlisted';

/** The student already has this scholarship, perhaps reserved a moment ago in another tab. */
export interface AlreadyReserved {
  readonly kind: 'already-reserved';
  /** The internalTransactionCode of the existing order, if the service returned it. */
  readonly code: string | undefined;
}

/** Why the service did not reserve a seat, as far as the page reacts differently. */
export type ReservationRejection =
  | { readonly kind: OfferGoneReason | 'limit' | 'cpf-required' | 'signed-out' | 'key-reused' }
  | AlreadyReserved
  /** @see ErrorDetails.currentPrice */
  | { readonly kind: 'price-changed'; readonly price: Centavos };

type ReserveErrorCode = OwnErrorCode<'/v3/account/user/orders', 'post'>;

type Reaction = (details: ErrorDetails) => ReservationRejection | undefined;

const rejections: Readonly<Record<ReserveErrorCode, Reaction>> = {
  OFFER_SOLD_OUT: () => ({ kind: 'sold-out' }),
  OFFER_CLOSED: () => ({ kind: 'closed' }),
  OFFER_NOT_FOUND: () => ({ kind: 'not-found' }),
  OFFER_PRICE_CHANGED: ({ currentPrice: price }) =>
    price === undefined ? undefined : { kind: 'price-changed', price },
  SCHOOL_UNLISTED: () => ({ kind: 'unlisted' }),
  STUDENT_ALREADY_RESERVED: ({ internalTransactionCode: code }) => ({ kind: 'already-reserved', code }),
  RESERVATION_LIMIT: () => ({ kind: 'limit' }),
  CPF_REQUIRED: () => ({ kind: 'cpf-required' }),
  UNAUTHORIZED: () => ({ kind: 'signed-out' }),
  IDEMPOTENCY_KEY_REUSED: () => ({ kind: 'key-reused' }),
};

/** Maps an error of the reserve call (ER-01). @returns undefined for an error to which the page does not react differently. */
export function toRejection(error: unknown): ReservationRejection | undefined {
  const { code, details = {} } = (error instanceof ApiError && error.response) || {};
  return findByCode(rejections, code)?.(details);
}
