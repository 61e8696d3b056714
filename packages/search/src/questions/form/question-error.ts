import { ApiError } from '@melhor-escola/api-client/api-error';
import type { QuestionProblems } from '@melhor-escola/domain/question-rules';
import { formatRetryAfter } from '@melhor-escola/domain/retry-after';
import type { QuestionValues } from './question-values.ts';

/** An error of a submitted question, as the visitor sees it. */
interface QuestionError {
  /** Problems by field. */
  readonly fields?: QuestionProblems;
  /** Problem of the whole form, and what to do now. */
  readonly message?: string;
}

/** A form that was submitted without JavaScript and rejected: the response renders the written values and the reason. */
export interface SubmittedQuestionForm extends QuestionError {
  readonly values: QuestionValues;
  /** When the page was first shown, in ms since 1970. */
  readonly startedAt: number;
}

/** An error response (status 400 to 599), as far as the message depends on it. */
interface ErrorResponse {
  readonly status: number;
  readonly code?: string | undefined;
  readonly fields?: QuestionProblems | undefined;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}

const keptMessage = 'O que você escreveu continua aqui';

/** Maps an error response to messages for the author of the question. */
export function toQuestionError({ status, code, fields, retryAfter }: ErrorResponse): QuestionError {
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
  if (status === 404) return { message: 'Esta escola não está mais no site, por isso não recebe perguntas.' };
  if (status === 429) {
    return {
      message: `Já saíram muitas perguntas desta rede ou para este e-mail. ${keptMessage}: envie de novo ${formatRetryAfter(retryAfter)}.`,
    };
  }
  if (status === 503) {
    return {
      message: `O site está com um problema passageiro. ${keptMessage}: envie de novo ${formatRetryAfter(retryAfter)}.`,
    };
  }
  return { message: `Não conseguimos receber a pergunta. ${keptMessage}: envie de novo em alguns minutos.` };
}

/**
 * Maps a failed call to messages for the author of the question; returns undefined if the error is not an API error.
 * Without a network, anything may have failed, such as loading the code that makes the call.
 *
 * @param online `navigator.onLine`.
 */
export function questionErrorOf(error: unknown, online: boolean): QuestionError | undefined {
  const answered = error instanceof ApiError && error.reason === 'status';
  if (answered) return toQuestionError({ status: error.status, ...error.response });
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
