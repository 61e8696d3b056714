import { discardBody } from '@melhor-escola/server-kit/discard-body';
import { securityHeaders } from '@melhor-escola/server-kit/security-headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import type { errorBody } from './declared-errors.ts';
import { errorStatus, ServiceError, type ServiceErrorCode } from './service-error.ts';

/** Seconds that a client should wait when the database does not respond. */
export const RETRY_AFTER_SECONDS = 5;

const unavailable = 'O serviço está temporariamente indisponível. Tente novamente em instantes.';

const messages: Readonly<Record<number, readonly [ServiceErrorCode, string]>> = {
  400: ['BAD_REQUEST', 'A requisição não está no formato esperado.'],
  401: ['UNAUTHORIZED', 'As credenciais estão ausentes ou incorretas.'],
  404: ['NOT_FOUND', 'Este endereço não existe.'],
  405: ['METHOD_NOT_ALLOWED', 'Este endereço não aceita este método.'],
  408: ['BAD_REQUEST', 'A requisição demorou demais a chegar.'],
  413: ['PAYLOAD_TOO_LARGE', 'O que foi enviado é grande demais.'],
  414: ['BAD_REQUEST', 'O endereço é longo demais.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Este formato de conteúdo não é aceito.'],
  417: ['BAD_REQUEST', 'O serviço não atende ao que o cabeçalho Expect pede.'],
  429: ['TOO_MANY_REQUESTS', 'Muitas requisições em pouco tempo. Aguarde um instante e tente novamente.'],
  431: ['BAD_REQUEST', 'Os cabeçalhos da requisição são grandes demais.'],
  503: ['UNAVAILABLE', unavailable],
};

/** The error for this HTTP status. @param cause for the log. */
export function errorOfStatus(status: number, cause?: unknown): ServiceError {
  const fallback = status < 500 ? messages[400] : undefined;
  const [code, message] = messages[status] ?? fallback ?? ['INTERNAL', 'Erro interno do servidor'];
  return new ServiceError(code, message, { statusCode: status, cause });
}

/** The error for a temporary failure. @param cause for the log. */
export function unavailableError(cause: unknown): ServiceError {
  return new ServiceError('UNAVAILABLE', unavailable, { cause });
}

/** Converts any error to a public one. Internal messages go to the log only. */
export function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (isDatabaseUnavailable(error)) return unavailableError(error);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const problems = error.validation.map(({ instancePath, message }) =>
      `${instancePath.slice(1)} ${message ?? ''}`.trim(),
    );
    return new ServiceError('BAD_REQUEST', `A requisição não é válida: ${problems.join('; ')}.`);
  }
  const status = errorStatus(error instanceof Error && 'statusCode' in error ? error.statusCode : undefined);
  return errorOfStatus(status, error);
}

/** Builds the body of an error response. */
export type ErrorFormat = (error: ServiceError, requestId: string) => unknown;

const formatRestError: ErrorFormat = ({ code, message, details }, requestId) =>
  ({ code, message, requestId, details }) satisfies z.infer<typeof errorBody>;

/**
 * Answers all errors of this server or scope in one format, an `errorBody` by default. Includes unknown URLs; for a
 * scope, those below its prefix.
 */
export function handleErrors(server: FastifyInstance, format: ErrorFormat = formatRestError): void {
  server.setErrorHandler((error, request, reply) => {
    void sendError(toServiceError(error), { request, reply, format });
  });
  server.setNotFoundHandler((request, reply) => {
    void sendError(errorOfStatus(404), { request, reply, format });
  });
}

/** No response is a page with links elsewhere. */
export const referrerPolicy = { 'referrer-policy': 'no-referrer' } as const;

/** Answers an unreadable or overlong URL, before any hook runs. */
export function sendUnreadableUrl(
  error: unknown,
  request: FastifyRequest,
  { reply, format = formatRestError }: { readonly reply: FastifyReply; readonly format?: ErrorFormat },
): void {
  reply.headers({ ...securityHeaders, ...referrerPolicy, 'x-request-id': request.id });
  void sendError(toServiceError(error), { request, reply, format });
}

interface Answer {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly format: ErrorFormat;
}

/** Sends this error, and logs it if it is our fault. */
function sendError(error: ServiceError, { request, reply, format }: Answer): FastifyReply {
  if (error.statusCode >= 500) {
    const { method, routeOptions } = request;
    const line = { method, route: routeOptions.url ?? 'none', err: error.cause ?? error };
    if (hasDisconnected(request)) request.log.info(line, 'request aborted by the client');
    else request.log.error(line, 'request failed');
  }
  const retryAfter = error.retryAfterSeconds ?? (error.statusCode === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (error.statusCode === 413) {
    // Set by Fastify.
    reply.removeHeader('connection');
    discardBody(request.raw);
  }
  return reply
    .code(error.statusCode)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(format(error, request.id));
}

/** Whether the client disconnected: such failures are rarely our fault. */
export function hasDisconnected({ raw: { socket } }: FastifyRequest): boolean {
  // A reset connection loses its address some time before Node marks it as destroyed.
  return socket.destroyed || socket.remoteAddress === undefined;
}
