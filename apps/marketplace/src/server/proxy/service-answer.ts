import { readErrorAnswer } from '@melhor-escola/api-client/http';

/** What a visitor gets of an answer of the service. */
export interface PassedAnswer {
  readonly status: number;
  /** JSON, or empty. */
  readonly body: string;
}

/** Where nothing came. */
export const noAnswer = errorBody(
  'SERVICE_UNAVAILABLE',
  'O serviço não respondeu. Tente de novo em instantes.',
);

const badAnswer = errorBody('BAD_ANSWER', 'O serviço respondeu algo que não entendemos. Tente de novo.');
const failure = { code: 'SERVICE_ERROR', message: 'O serviço falhou. Tente de novo em instantes.' };
const refusal = { code: 'REFUSED', message: 'O pedido não pôde ser atendido.' };

/** Statuses of what may stand between us and the service, and that mean the same whoever says them. */
const statusOfProxy = new Set([429, 503, 504]);

const json = /^application\/(?:[\w.-]+\+)?json(?:;|$)/iu;

/**
 * Reads an answer of the service, which something else may have given in its place: only JSON passes, an object, an array or null, and of an
 * error what errors say (S33). Anything else is 502, in words of ours.
 */
export function readAnswer(status: number, contentType: string, text: string): PassedAnswer {
  const isError = status >= 400;
  if (text === '') return { status, body: isError ? errorOf(status, {}) : '' };
  const content = json.test(contentType) ? parse(text) : undefined;
  if (content === undefined)
    return { status: isError && statusOfProxy.has(status) ? status : 502, body: badAnswer };
  return { status, body: isError ? errorOf(status, content ?? {}) : text };
}

/** Of an error of the service itself the message is for developers. */
function errorOf(status: number, content: object): string {
  const { retryAfter: _, ...said } = readErrorAnswer(content, undefined);
  return JSON.stringify(
    status >= 500 ? { ...failure, ...(said.code && { code: said.code }) } : { ...refusal, ...said },
  );
}

function parse(text: string): object | null | undefined {
  try {
    const content: unknown = JSON.parse(text);
    return typeof content === 'object' ? content : undefined;
  } catch {
    return undefined;
  }
}

function errorBody(code: string, message: string): string {
  return JSON.stringify({ code, message });
}
