import {
  type ConnectionProblem,
  type FailedResponse,
  findByCode,
  findFailure,
} from '@melhor-escola/api-client/api-error';
import { formatRetryAfter } from '@melhor-escola/domain/retry-after';

/** An error of a call as the user sees it: the message of the whole action. */
interface SubmissionError {
  readonly form: string;
}

const connectionProblems: Readonly<Record<ConnectionProblem, string>> = {
  offline: 'Você está sem internet. Nada se perdeu: tente de novo quando a conexão voltar.',
  timeout: 'A resposta demorou demais. Tente de novo.',
  disconnected: 'A conexão caiu antes da resposta. Confira a internet e tente de novo.',
};

const ourFault = 'Algo deu errado do nosso lado. Tente de novo em alguns minutos.';

/**
 * What to do after error codes of which the service says less than this site can, or which it does not explain to people. The messages of all
 * other codes are written for people.
 */
const messages: Readonly<Record<string, string>> = {
  BAD_REQUEST: 'Algum dado não foi aceito. Confira o que você escreveu e tente de novo.',
  // `SecondFactorNotice` is there as soon as a call was rejected for it.
  SECOND_FACTOR_REQUIRED:
    'Antes, confirme de novo que é você: o aviso no alto desta página leva até lá e traz de volta.',
  UNAUTHORIZED: 'Sua sessão terminou. Entre de novo em outra aba e tente outra vez.',
  UNSUPPORTED_MEDIA_TYPE: ourFault,
};

/**
 * Maps an error of any call of the panel to what the user sees; to nothing if no call has thrown it.
 *
 * @param own what one screen knows better, by error code: such as at which field it belongs.
 */
export function submissionError<Own = never>(
  error: unknown,
  own: Readonly<Record<string, Own>> = {},
): Own | SubmissionError | undefined {
  const failure = findFailure(error, navigator.onLine);
  if (typeof failure === 'object')
    return findByCode(own, failure.code) ?? { form: rejectionMessage(failure) };
  return failure && { form: connectionProblems[failure] };
}

/**
 * The message of an error, for a place that shows nothing else.
 *
 * @throws the error itself if no call has thrown it: it is one of ours, and is reported.
 */
export function submissionMessage(error: unknown): string {
  const mapped = submissionError(error);
  if (!mapped) throw error;
  return mapped.form;
}

function rejectionMessage({ status, code, message, retryAfter }: FailedResponse): string {
  if (status === 429) return `Foram muitas tentativas. Tente de novo ${formatRetryAfter(retryAfter)}.`;
  return findByCode(messages, code) ?? (status < 500 ? message : undefined) ?? ourFault;
}
