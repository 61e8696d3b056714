import {
  completedRequest,
  loggedError as withoutValues,
  RequestLog,
  type LoggedError,
} from '@melhor-escola/server-kit/request-log';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasHungUp } from './errors/error-handler.ts';

/** The fields of PostgreSQL's errors that name things of ours. `detail` and `message` quote values. */
const databaseFields = ['code', 'severity', 'routine', 'schema', 'table', 'column', 'constraint', 'position'];

/**
 * An error for the log, with its message where that cannot hold data. A failed query's message has the parameters in it, a
 * database error's the offending value.
 */
export const loggedError = (failure: unknown): LoggedError =>
  withoutValues(failure, (error) => {
    if (!(error instanceof Error)) return { message: '' };
    const fields = databaseFields.map((name): [string, unknown] => [name, Reflect.get(error, name)]);
    const known = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    return { message: quotesValues(error) ? '' : error.message, ...known };
  });

/** Node's own errors that repeat what they were given, as do those of parsers. */
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

/** The log of requests, with those whose client hung up marked as such: what fails then is rarely our fault. */
export class ServiceRequestLog extends RequestLog {
  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    if (hasHungUp(request)) reply.log.info({ ...completedRequest(request, reply), hungUp: true }, 'request');
    else super.requestCompleted(error, request, reply);
  }

  override defaultErrorLog(): void {
    // The error handler logs the errors that are ours.
  }
}
