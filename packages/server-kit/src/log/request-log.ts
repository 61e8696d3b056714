import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { redactText } from '@melhor-escola/domain/personal-data';
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** The form of request ids. */
const idForm = /^[\w-]{8,64}$/;

/**
 * Fastify's `genReqId`. The site passes its own id on to the service, so that one id finds the lines of both logs. Nobody else may choose
 * one: whoever sends many requests with the same id, or with another visitor's, would make the log useless.
 *
 * @param isOurs whether a request comes from one of our own programs; none by default.
 */
export function requestIds(isOurs: (request: IncomingMessage) => boolean = () => false) {
  return (request: IncomingMessage): string => {
    const given = request.headers['x-request-id'];
    return typeof given === 'string' && idForm.test(given) && isOurs(request) ? given : randomUUID();
  };
}

/**
 * Logs one line per completed request: id, method, route pattern, status and milliseconds. Never the client's address, headers or
 * the URL: paths and queries contain what people typed.
 */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {
    // One line per request is enough.
  }

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const line = completedRequest(request, reply);
    if (error) reply.log.error({ ...line, err: error }, 'response failed');
    else reply.log.info(line, 'request');
  }

  override routeNotFound(): void {
    // The line of the completed request has the status.
  }
}

/** Fields of a request that any log line may contain. */
export function loggedRequest({ method, routeOptions }: FastifyRequest): { method: string; route: string } {
  return { method, route: routeOptions.url ?? 'none' };
}

/** Fields of a completed request. */
export function completedRequest(request: FastifyRequest, reply: FastifyReply) {
  return {
    ...loggedRequest(request),
    status: reply.statusCode,
    milliseconds: Math.round(reply.elapsedTime * 10) / 10,
  };
}

/** Fields of an error that a log line may contain. */
export interface LoggedError extends Record<string, unknown> {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
}

/** A line of a stack trace: the place only, because messages may quote what a person typed. */
const stackLine = /^\s+at .*$/gm;

/** Describes an error by its message without personal data, because it may quote a visitor's input. */
const redactedMessage = (error: unknown) => ({
  message: redactText(error instanceof Error ? error.message : String(error)),
});

/**
 * An error for the log: its kind, where it arose and what caused it.
 *
 * @param describe its message without what people typed, and further fields; by default only the redacted message.
 */
export function loggedError(
  error: unknown,
  describe: (
    error: unknown,
  ) => Readonly<Record<string, unknown>> & { readonly message: string } = redactedMessage,
): LoggedError {
  const { message, ...fields } = describe(error);
  if (!(error instanceof Error)) return { type: typeof error, message, stack: '', ...fields };
  const { name: type, cause } = error;
  // Without the message, whose lines may look like the stack's.
  const stack = error.stack?.replace(error.message, '').match(stackLine)?.join('\n') ?? '';
  return {
    type,
    message,
    stack,
    ...fields,
    ...(cause !== undefined && { cause: loggedError(cause, describe) }),
  };
}
