import {
  type ConnectionProblem,
  type FailedResponse,
  findByCode,
  findFailure,
  type OwnErrorCode,
} from '@melhor-escola/api-client/api-error';
import { formatRetryAfter } from '@melhor-escola/domain/retry-after';
import type { SubmissionCopy } from './submission-rules.ts';

/** An error of a submitted form, as the visitor sees it. */
export interface SubmissionError {
  /** Problems by field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Problem of the whole form, and what to do now. */
  readonly message?: string;
}

/** A form that was submitted without JavaScript and rejected: the response renders the written values and the reason. */
export interface SubmittedForm<Values> extends SubmissionError {
  readonly values: Values;
  /** When the page was first shown, in ms since 1970. */
  readonly startedAt: number;
}

/** In every message: nothing is lost. */
const typedTextRemains = 'O que você escreveu continua aqui';

type SubmissionErrorCode = OwnErrorCode<
  '/v3/schools/{slug}/reviews' | '/v3/schools/{slug}/questions' | '/v3/schools/{slug}/visits',
  'post'
>;

/** Error codes of the site's server in front of the service. */
type SiteErrorCode = 'CROSS_SITE' | 'LOOKS_AUTOMATED';

type Message = (copy: SubmissionCopy) => string;

const schoolIsGone: Message = ({ plural }) =>
  `Esta escola não está mais no site, por isso não recebe ${plural}.`;

const messages: Readonly<Record<SubmissionErrorCode | SiteErrorCode, Message>> = {
  LOOKS_AUTOMATED: () =>
    `O envio foi rápido demais para uma pessoa. ${typedTextRemains}: espere alguns segundos e envie de novo.`,
  CROSS_SITE: () =>
    `Não foi possível confirmar de onde veio o envio. ${typedTextRemains}: envie de novo por esta página.`,
  SCHOOL_NOT_FOUND: schoolIsGone,
  SCHOOL_UNLISTED: schoolIsGone,
  VISIT_TIME_UNAVAILABLE: () =>
    `Um dos horários não está mais disponível. ${typedTextRemains}: escolha outro e envie de novo.`,
};

/** Maps an error response to messages for the author. */
export function submissionError(
  { status, code, fields, retryAfter }: FailedResponse,
  copy: SubmissionCopy,
): SubmissionError {
  if (fields && Object.keys(fields).length > 0) return { fields };
  const known = findByCode(messages, code);
  if (known) return { message: known(copy) };
  if (status === 404) return { message: schoolIsGone(copy) };
  if (status === 429) {
    return {
      message: `Já saíram ${copy.tooMany} desta rede ou para este e-mail. ${typedTextRemains}: envie de novo ${formatRetryAfter(retryAfter)}.`,
    };
  }
  if (status === 503) {
    return {
      message: `O site está com um problema passageiro. ${typedTextRemains}: envie de novo ${formatRetryAfter(retryAfter)}.`,
    };
  }
  return {
    message: `Não conseguimos receber ${copy.one}. ${typedTextRemains}: envie de novo em alguns minutos.`,
  };
}

/**
 * Maps a failed call to messages for the author; returns undefined if the error is not an API error.
 *
 * @param online `navigator.onLine`.
 */
export function failedSubmission(
  error: unknown,
  online: boolean,
  copy: SubmissionCopy,
): SubmissionError | undefined {
  const failure = findFailure(error, online);
  if (typeof failure === 'object') return submissionError(failure, copy);
  return failure && { message: connectionProblems[failure](copy) };
}

const connectionProblems: Readonly<Record<ConnectionProblem, Message>> = {
  offline: () => `Você está sem internet. ${typedTextRemains}: quando a conexão voltar, envie de novo.`,
  timeout: ({ afterTimeout = 'se o e-mail de confirmação não chegar em cinco minutos, envie de novo.' }) =>
    `A resposta demorou demais. ${typedTextRemains}: ${afterTimeout}`,
  disconnected: () =>
    `A conexão caiu antes da resposta. ${typedTextRemains}: confira a internet e envie de novo.`,
};
