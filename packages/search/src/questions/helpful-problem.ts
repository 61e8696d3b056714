import { findByCode, type ErrorCode } from '@melhor-escola/api-client/api-error';

/** A mark of a question as helpful that failed without JavaScript. */
export interface FailedMark {
  /** The question's id. */
  readonly question: number;
  /** Error code of the response. */
  readonly code: string | undefined;
}

/** Why a mark was not counted, and what to do now. */
interface HelpfulProblem {
  /** The question was removed. */
  readonly isGone: boolean;
  readonly message: string;
}

const gone: HelpfulProblem = { isGone: true, message: 'Esta pergunta não está mais no site.' };
const later: HelpfulProblem = {
  isGone: false,
  message: 'Não foi contado. Confira a conexão e tente de novo.',
};

const problems: Readonly<Record<ErrorCode<'/v3/questions/{id}/helpful'>, HelpfulProblem>> = {
  QUESTION_NOT_FOUND: gone,
  NOT_FOUND: gone,
  TOO_MANY_REQUESTS: {
    isGone: false,
    message: 'Já recebemos muitas marcações desta rede. Tente de novo daqui a uma hora.',
  },
  BAD_REQUEST: later,
  PAYLOAD_TOO_LARGE: later,
  TENANT_MISSING: later,
  TENANT_UNKNOWN: later,
  UNAVAILABLE: later,
  UNSUPPORTED_MEDIA_TYPE: later,
};

/** The problem of a mark that failed. @param code of the response, if there was one. */
export function helpfulProblem(code: string | undefined): HelpfulProblem {
  return findByCode(problems, code) ?? later;
}
