import { ApiError } from '@melhor-escola/api-client/api-error';
import type { Centavos } from '@melhor-escola/domain/money';
import { refusalOfError } from '../refusal/account-refusal.ts';

/** Why a seat was not reserved, as far as the page goes on differently. */
export type ReservationRefusal =
  | {
      readonly kind:
        | 'sold-out'
        | 'closed'
        | 'not-found'
        | 'limit'
        | 'cpf-required'
        | 'signed-out'
        | 'key-reused';
    }
  /** The same student has this scholarship already, be it since a moment ago in another tab. */
  | { readonly kind: 'already-reserved'; readonly code: string | undefined }
  /** @see ErrorDetails.currentPrice */
  | { readonly kind: 'price-changed'; readonly price: Centavos }
  /** It may be tried again: what to say above the button. */
  | { readonly kind: 'said'; readonly message: string };

/** The codes of the service's that end a try, by what becomes of it. A test reads the service's sources for others. */
export const refusedReservations = {
  OFFER_SOLD_OUT: 'sold-out',
  OFFER_CLOSED: 'closed',
  OFFER_NOT_FOUND: 'not-found',
  RESERVATION_LIMIT: 'limit',
  CPF_REQUIRED: 'cpf-required',
  UNAUTHORIZED: 'signed-out',
  IDEMPOTENCY_KEY_REUSED: 'key-reused',
} as const;

/** Those that tell more than their code. */
export const detailedRefusals = ['OFFER_PRICE_CHANGED', 'STUDENT_ALREADY_RESERVED'] as const;

/**
 * What a failed try to reserve means (ER-01). Nothing of it was done, or it is answered by the order that there is: each
 * try has one key.
 *
 * @param online whether the browser believes to have a network.
 * @returns `undefined` for an error that is no call's.
 */
export function reservationRefusal(error: unknown, online: boolean): ReservationRefusal | undefined {
  const answer = error instanceof ApiError && error.reason === 'status' ? error.answer : undefined;
  const code = answer?.code ?? '';
  if (code === 'STUDENT_ALREADY_RESERVED') {
    return { kind: 'already-reserved', code: answer?.details?.internalTransactionCode };
  }
  if (code === 'OFFER_PRICE_CHANGED' && answer?.details?.currentPrice !== undefined) {
    return { kind: 'price-changed', price: answer.details.currentPrice };
  }
  if (isRefused(code)) return { kind: refusedReservations[code] };
  const message = refusalOfError(error, online)?.form;
  return message === undefined ? undefined : { kind: 'said', message };
}

function isRefused(code: string): code is keyof typeof refusedReservations {
  return Object.hasOwn(refusedReservations, code);
}
