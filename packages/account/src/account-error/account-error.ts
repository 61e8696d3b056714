import { type ConnectionProblem, findByCode, findFailure } from '@melhor-escola/api-client/api-error';
import { formatRetryAfter } from '@melhor-escola/domain/retry-after';
import { accountErrorMessages, type AccountError } from './account-error-messages.ts';
import type { AccountValues } from '../account-fields.ts';

export type { AccountError } from './account-error-messages.ts';

/** An error response (status 400 to 599), as far as the message depends on it. */
export interface ErrorResponse {
  readonly status: number;
  readonly code?: string | undefined;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}

/** Maps an error response of the account API to messages for the visitor. */
export function toAccountError({ status, code, retryAfter }: ErrorResponse): AccountError {
  const again = formatRetryAfter(retryAfter);
  const known = findByCode(accountErrorMessages, code);
  if (known) return known(again);
  if (status === 429) return accountErrorMessages.TOO_MANY_REQUESTS(again);
  if (status === 503) return accountErrorMessages.UNAVAILABLE(again);
  return accountErrorMessages.INTERNAL(again);
}

const connectionProblems: Readonly<Record<ConnectionProblem, string>> = {
  offline: 'Você está sem internet. O que você digitou continua aqui: envie de novo quando a conexão voltar.',
  timeout: 'A resposta demorou demais. O que você digitou continua aqui: tente de novo.',
  disconnected: 'A conexão caiu antes da resposta. Confira a internet e tente de novo.',
};

/**
 * Maps a failed call to messages for the visitor; returns undefined if the error is not an API error.
 *
 * @param online `navigator.onLine`.
 */
export function mapAccountError(error: unknown, online: boolean): AccountError | undefined {
  const failure = findFailure(error, online);
  if (typeof failure === 'object') return toAccountError(failure);
  return failure && { form: connectionProblems[failure] };
}

/**
 * A form that was submitted without JavaScript and rejected: the response renders the typed values and the reason.
 * Passwords are typed again.
 */
export interface SubmittedAccountForm {
  readonly values: Partial<Pick<AccountValues, 'name' | 'email' | 'phone'>>;
  readonly error: AccountError;
  /** Token of the link in the e-mail, if the form's URL has none. */
  readonly token?: string | undefined;
}
