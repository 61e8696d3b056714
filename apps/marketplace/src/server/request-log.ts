import { withoutPersonalData } from '@melhor-escola/domain/personal-data';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** An id a proxy before us may have chosen, so that its log and ours can be read together. */
const chosen = /^[\w-]{8,64}$/;

/** The id under which a request stands in the site's log and, passed on, in the service's. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && chosen.test(given) ? given : randomUUID();
}

/**
 * One line for each request, when it is done: id, method, route pattern, status and time. No address of the visitor and no
 * path, which may hold what was typed.
 */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {
    // One line a request is enough.
  }

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const line = {
      ...loggedRequest(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) reply.log.error({ ...line, err: error }, 'response failed');
    else reply.log.info(line, 'request');
  }

  override routeNotFound(): void {
    // The line of the request says so.
  }
}

/** A request as any line of the log may have it. */
export function loggedRequest({ method, routeOptions }: FastifyRequest): { method: string; route: string } {
  return { method, route: routeOptions.url ?? 'none' };
}

/** What the log keeps of an error. */
export interface LoggedError extends Record<string, unknown> {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
}

/** A place of a stack. Its first lines are the message again. */
const place = /^\s+at .*$/gmu;

/** An error as any line of the log may have it: messages may quote what a person typed. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutPersonalData(String(error)), stack: '' };
  const { name, message, stack = '', cause } = error;
  return {
    type: name,
    message: withoutPersonalData(message),
    stack: withoutPersonalData(stack.match(place)?.join('\n') ?? ''),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  };
}
