import { ApiError } from '@melhor-escola/api-client/api-error';
import { formatRetryAfter } from '@melhor-escola/domain/retry-after';
import { isAccountErrorCode, accountErrorMessages, type AccountError } from './account-error-messages.ts';
import type { AccountValues } from '../account-fields.ts';

export type { AccountError } from './account-error-messages.ts';

/** An answer of 400 to 599, as far as it decides what to say. */
export interface ErrorResponse {
  readonly status: number;
  readonly code?: string | undefined;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}

/** What an answer of the account API means for who sent the form. */
export function toAccountError({ status, code, retryAfter }: ErrorResponse): AccountError {
  const again = formatRetryAfter(retryAfter);
  if (code !== undefined && isAccountErrorCode(code)) return accountErrorMessages[code](again);
  if (status === 429) return accountErrorMessages.TOO_MANY_REQUESTS(again);
  if (status === 503) return accountErrorMessages.UNAVAILABLE(again);
  return accountErrorMessages.INTERNAL(again);
}

/**
 * What a failed call means for who made it; nothing for an error that is no call's. Without a network anything may have
 * failed, such as fetching the code that makes the call.
 *
 * @param online whether the browser believes to have a network.
 */
export function accountErrorOf(error: unknown, online: boolean): AccountError | undefined {
  if (error instanceof ApiError && error.reason === 'status') {
    return toAccountError({ status: error.status, ...error.response });
  }
  if (!online) {
    return {
      form: 'Você está sem internet. O que você digitou continua aqui: envie de novo quando a conexão voltar.',
    };
  }
  if (!(error instanceof ApiError)) return undefined;
  return error.reason === 'timeout'
    ? { form: 'A resposta demorou demais. O que você digitou continua aqui: tente de novo.' }
    : { form: 'A conexão caiu antes da resposta. Confira a internet e tente de novo.' };
}

/**
 * A form that was sent without scripts and not taken: the page is answered with what was typed, and why. Passwords are
 * typed again.
 */
export interface SubmittedAccountForm {
  readonly values: Partial<Pick<AccountValues, 'name' | 'email' | 'phone'>>;
  readonly error: AccountError;
  /** Of the link in a mail, where the form's address is without it. */
  readonly token?: string | undefined;
}
