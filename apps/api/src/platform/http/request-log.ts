import {
  completedRequest,
  loggedError as withoutValues,
  RequestLog,
  type LoggedError,
} from '@melhor-escola/server-kit/request-log';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasDisconnected } from './errors/error-handler.ts';

/** Fields of PostgreSQL's errors that contain our names only. `detail` and `message` quote values. */
const databaseFields = ['code', 'severity', 'routine', 'schema', 'table', 'column', 'constraint', 'position'];

/**
 * Converts an error for the log, with its message only if that cannot contain data. A failed query's message contains
 * its parameters, a database error's the offending value.
 */
export const loggedError = (failure: unknown): LoggedError =>
  withoutValues(failure, (error) => {
    if (!(error instanceof Error)) return { message: '' };
    const fields = databaseFields.map((name): [string, unknown] => [name, Reflect.get(error, name)]);
    const known = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    return { message: quotesValues(error) ? '' : error.message, ...known };
  });

/** Errors of Node and of parsers whose messages quote their input. */
const quotingCodes = new Set(['ERR_INVALID_ARG_VALUE', 'ERR_INVALID_ARG_TYPE', 'FST_ERR_BAD_URL']);

function quotesValues(error: Error): boolean {
  return (
    'severity' in error ||
    'query' in error ||
    error.name === 'GraphQLError' ||
    error instanceof SyntaxError ||
    ('code' in error && quotingCodes.has(String(error.code)))
  );
}

/** The request log, which marks requests of disconnected clients: their failures are rarely our fault. */
export class ServiceRequestLog extends RequestLog {
  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    if (hasDisconnected(request))
      reply.log.info({ ...completedRequest(request, reply), hungUp: true }, 'request');
    else super.requestCompleted(error, request, reply);
  }

  override defaultErrorLog(): void {
    // The error handler logs our own errors.
  }
}
