import { ApiError } from '@melhor-escola/api-client/api-error';
import { formatRetryAfter } from '@melhor-escola/domain/retry-after';
import type { ReviewProblems, ReviewValues } from './review-values.ts';
import type { ReviewSpamSignals } from '@melhor-escola/api-client/service';

/** Minimum seconds to fill in the form: no person is faster, most bots are. */
export const MIN_SECONDS = 3;

/**
 * Whether a form looks as if a bot had sent it: the honeypot field is filled in, or it took too little time. A first
 * check that costs people nothing; the rate limits of the service and the confirmation e-mail come after it.
 */
export function looksAutomated({ website, secondsTaken }: ReviewSpamSignals): boolean {
  return website !== '' || !(secondsTaken >= MIN_SECONDS);
}

/** An error of a submitted review, as the visitor sees it. */
export interface ReviewError {
  /** Problems by field. */
  readonly fields?: ReviewProblems;
  /** Problem of the whole form, and what to do now. */
  readonly message?: string;
}

/** A form that was submitted without JavaScript and rejected: the response renders the written values and the reason. */
export interface SubmittedReviewForm extends ReviewError {
  readonly values: ReviewValues;
  /** When the page was first shown, in ms since 1970. */
  readonly startedAt: number;
}

/** An error response (status 400 to 599), as far as the message depends on it. */
export interface ErrorResponse {
  readonly status: number;
  readonly code?: string | undefined;
  readonly fields?: ReviewProblems | undefined;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}

const keptMessage = 'O que você escreveu continua aqui';

/** Maps an error response to messages for the author of the review. */
export function toReviewError({ status, code, fields, retryAfter }: ErrorResponse): ReviewError {
  if (fields && Object.keys(fields).length > 0) return { fields };
  if (code === 'LOOKS_AUTOMATED') {
    return {
      message: `O envio foi rápido demais para uma pessoa. ${keptMessage}: espere alguns segundos e envie de novo.`,
    };
  }
  if (code === 'CROSS_SITE') {
    return {
      message: `Não foi possível confirmar de onde veio o envio. ${keptMessage}: envie de novo por esta página.`,
    };
  }
  if (status === 404)
    return { message: 'Esta escola não está mais no site, por isso não recebe avaliações.' };
  if (status === 429) {
    return {
      message: `Já saíram muitas avaliações desta rede ou para este e-mail. ${keptMessage}: envie de novo ${formatRetryAfter(retryAfter)}.`,
    };
  }
  if (status === 503) {
    return {
      message: `O site está com um problema passageiro. ${keptMessage}: envie de novo ${formatRetryAfter(retryAfter)}.`,
    };
  }
  return { message: `Não conseguimos receber a avaliação. ${keptMessage}: envie de novo em alguns minutos.` };
}

/**
 * Maps a failed call to messages for the author of the review; returns undefined if the error is not an API error.
 * Without a network, anything may have failed, such as loading the code that makes the call.
 *
 * @param online `navigator.onLine`.
 */
export function reviewErrorOf(error: unknown, online: boolean): ReviewError | undefined {
  const answered = error instanceof ApiError && error.reason === 'status';
  if (answered) return toReviewError({ status: error.status, ...error.response });
  if (!online) {
    return { message: `Você está sem internet. ${keptMessage}: quando a conexão voltar, envie de novo.` };
  }
  if (!(error instanceof ApiError)) return undefined;
  if (error.reason === 'timeout') {
    return {
      message: `A resposta demorou demais. ${keptMessage}: se o e-mail de confirmação não chegar em cinco minutos, envie de novo.`,
    };
  }
  return { message: `A conexão caiu antes da resposta. ${keptMessage}: confira a internet e envie de novo.` };
}
