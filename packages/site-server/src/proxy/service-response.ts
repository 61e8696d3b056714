import { z } from 'zod';

/** The known fields of the service's errors. */
export interface ErrorBody {
  /** Stable code for programs. */
  readonly code?: string;
  /** Seconds to wait before a retry. */
  readonly retryAfter?: number;
}

/** Reads the known fields of an error response, whose body may be anything. @param retryAfter the header of this name. */
export type ParseError<Failure extends ErrorBody> = (body: unknown, retryAfter: string | null) => Failure;

/** A validated response of the service. */
export interface ServiceResponse {
  readonly status: number;
  /** JSON, a file, or empty. */
  readonly body: string | Buffer;
  /** As the service sent them; each caller picks those it forwards. */
  readonly headers: Headers;
}

const badResponse = errorBody('BAD_ANSWER', 'O serviço respondeu algo que não entendemos. Tente de novo.');
const failure = { code: 'SERVICE_ERROR', message: 'O serviço falhou. Tente de novo em instantes.' };
const rejection = { code: 'REJECTED', message: 'O pedido não pôde ser atendido.' };

/** Statuses that mean the same if a proxy in front of the service sends them. */
const statusesOfProxies = new Set([429, 503, 504]);

const json = /^application\/(?:[\w.-]+\+)?json(?:;|$)/iu;

/** The response to a call that was rejected or got no response. */
export function unavailable(retryAfterSeconds: number): ServiceResponse {
  return {
    status: 503,
    body: errorBody('SERVICE_UNAVAILABLE', 'O serviço não respondeu. Tente de novo em instantes.'),
    headers: new Headers({ 'retry-after': String(retryAfterSeconds) }),
  };
}

/**
 * Reads and validates a response, which a proxy may have sent instead of the service (S33). Accepts JSON only: an object, an array or
 * null, and of an error the known fields. With `mediaType`, a success must have that type instead. Anything else becomes a 502.
 */
export async function readResponse(
  response: Response,
  parseError: ParseError<ErrorBody>,
  mediaType?: string,
): Promise<ServiceResponse> {
  const describeError = (failed: number, content: object) => errorFields(failed, parseError(content, null));
  const { status, headers } = response;
  const contentType = headers.get('content-type') ?? '';
  if (mediaType !== undefined && response.ok) {
    if (contentType !== mediaType) return { status: 502, body: badResponse, headers };
    return { status, body: Buffer.from(await response.arrayBuffer()), headers };
  }
  const text = await response.text();
  if (text === '') return { status, body: status >= 400 ? describeError(status, {}) : '', headers };
  const content = json.test(contentType) ? parseJson(text) : undefined;
  if (typeof content !== 'object')
    return { status: statusesOfProxies.has(status) ? status : 502, body: badResponse, headers };
  return { status, body: status >= 400 ? describeError(status, content ?? {}) : text, headers };
}

const failedOperation = z.object({ errors: z.array(z.unknown()).min(1) });

/** Replaces GraphQL errors, which may quote anything. The service's log has the operation and the reason (S33). */
export function hideOperationErrors(response: ServiceResponse): ServiceResponse {
  const { status, body } = response;
  const mayHaveFailed = status < 300 && typeof body === 'string' && body.includes('"errors"');
  if (!mayHaveFailed || !failedOperation.safeParse(parseJson(body)).success) return response;
  return {
    status,
    body: JSON.stringify({ errors: [{ message: 'A consulta falhou.' }] }),
    headers: new Headers({ 'cache-control': 'no-store' }),
  };
}

/** @returns `undefined` for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Replaces the messages of server errors, which are for developers. */
function errorFields(status: number, error: ErrorBody): string {
  const { retryAfter: _, ...fields } = error;
  return JSON.stringify(
    status >= 500 ? { ...failure, ...(fields.code && { code: fields.code }) } : { ...rejection, ...fields },
  );
}

function errorBody(code: string, message: string): string {
  return JSON.stringify({ code, message });
}
