import { ApiError } from '@melhor-escola/api-client/api-error';
import { formatRetryAfter } from '@melhor-escola/domain/retry-after';
import type { VisitProblems, VisitValues } from './visit-values.ts';

/** An error of a submitted request, as the visitor sees it. */
export interface VisitError {
  /** Problems by field. */
  readonly fields?: VisitProblems;
  /** Problem of the whole form, and what to do now. */
  readonly message?: string;
  /** The offered days are out of date. */
  readonly isDaysChanged?: true;
}

/** A form that was submitted without JavaScript and rejected: the response renders the written values and the reason. */
export interface SubmittedVisitForm extends VisitError {
  readonly values: VisitValues;
  /** When the page was first shown, in ms since 1970. */
  readonly startedAt: number;
  /** Of the link in the mails, with the reason why the request was not changed. */
  readonly token?: string;
  readonly problem?: VisitChangeProblem;
}

/** An error response (status 400 to 599), as far as the message depends on it. */
interface ErrorResponse {
  readonly status: number;
  readonly code?: string | undefined;
  readonly fields?: VisitProblems | undefined;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}

const keptMessage = 'O que você escreveu continua aqui';

/** Maps an error response to messages for the family. */
export function toVisitError({ status, code, fields, retryAfter }: ErrorResponse): VisitError {
  if (fields && Object.keys(fields).length > 0) return { fields };
  if (code === 'VISIT_TIME_UNAVAILABLE')
    return {
      message: `Um dos horários não está mais disponível. ${keptMessage}: escolha outro e envie de novo.`,
      isDaysChanged: true,
    };
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
    return { message: 'Esta escola não está mais no site, por isso não recebe pedidos de visita.' };
  if (status === 429) {
    return {
      message: `Já saíram muitos pedidos desta rede ou para este e-mail. ${keptMessage}: envie de novo ${formatRetryAfter(retryAfter)}.`,
    };
  }
  if (status === 503) {
    return {
      message: `O site está com um problema passageiro. ${keptMessage}: envie de novo ${formatRetryAfter(retryAfter)}.`,
    };
  }
  return { message: `Não conseguimos receber o pedido. ${keptMessage}: envie de novo em alguns minutos.` };
}

/**
 * Maps a failed call to messages for the family; returns undefined if the error is not an API error. Without a network,
 * anything may have failed, such as loading the code that makes the call.
 *
 * @param online `navigator.onLine`.
 */
export function visitErrorOf(error: unknown, online: boolean): VisitError | undefined {
  if (error instanceof ApiError && error.reason === 'status')
    return toVisitError({ status: error.status, ...error.response });
  if (!online)
    return { message: `Você está sem internet. ${keptMessage}: quando a conexão voltar, envie de novo.` };
  if (!(error instanceof ApiError)) return undefined;
  // The same request twice is one, so sending again is safe.
  return error.reason === 'timeout'
    ? { message: `A resposta demorou demais. ${keptMessage}: envie de novo. O pedido não se repete.` }
    : { message: `A conexão caiu antes da resposta. ${keptMessage}: confira a internet e envie de novo.` };
}

/** Why a request could not be moved or cancelled. `link`: the link is dead. `times`: other times must be chosen. `later`: a retry may succeed. */
export interface VisitChangeProblem {
  readonly kind: 'link' | 'times' | 'later';
  readonly message: string;
}

/** Maps an error response to a change of a request. */
export function toVisitChangeProblem({ status, code, retryAfter }: ErrorResponse): VisitChangeProblem {
  if (code === 'VISIT_TIME_UNAVAILABLE')
    return { kind: 'times', message: 'Um dos horários não está mais disponível. Escolha outro.' };
  if (code === 'VISIT_CANCELLED') return { kind: 'times', message: 'Este pedido já foi cancelado.' };
  if (status === 400 || status === 404)
    return { kind: 'link', message: 'Ele passou do prazo, ou o pedido foi apagado.' };
  return {
    kind: 'later',
    message: `Não conseguimos mudar o pedido agora. O link continua valendo: tente de novo ${formatRetryAfter(retryAfter)}.`,
  };
}
