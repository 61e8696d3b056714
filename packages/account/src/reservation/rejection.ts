import { ApiError } from '@melhor-escola/api-client/api-error';
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

/** Rejections by error code of the service. A test reads the service's source for codes that are missing here. */
export const rejectionKinds = {
  OFFER_SOLD_OUT: 'sold-out',
  OFFER_CLOSED: 'closed',
  OFFER_NOT_FOUND: 'not-found',
  SCHOOL_UNLISTED: 'unlisted',
  RESERVATION_LIMIT: 'limit',
  CPF_REQUIRED: 'cpf-required',
  UNAUTHORIZED: 'signed-out',
  IDEMPOTENCY_KEY_REUSED: 'key-reused',
} as const;

/** Codes that come with details. */
export const detailedRejections = ['OFFER_PRICE_CHANGED', 'STUDENT_ALREADY_RESERVED'] as const;

/** Maps an error of the reserve call (ER-01). @returns undefined for an error to which the page does not react differently. */
export function toRejection(error: unknown): ReservationRejection | undefined {
  const answer = error instanceof ApiError && error.reason === 'status' ? error.response : undefined;
  const code = answer?.code ?? '';
  if (code === 'STUDENT_ALREADY_RESERVED') {
    return { kind: 'already-reserved', code: answer?.details?.internalTransactionCode };
  }
  if (code === 'OFFER_PRICE_CHANGED' && answer?.details?.currentPrice !== undefined) {
    return { kind: 'price-changed', price: answer.details.currentPrice };
  }
  return isKnown(code) ? { kind: rejectionKinds[code] } : undefined;
}

function isKnown(code: string): code is keyof typeof rejectionKinds {
  return Object.hasOwn(rejectionKinds, code);
}
