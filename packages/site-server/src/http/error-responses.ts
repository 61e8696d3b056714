import { OverloadedError } from '@melhor-escola/server-kit/concurrency-limiter';
import { discardBody } from '@melhor-escola/server-kit/discard-body';
import { loggedRequest } from '@melhor-escola/server-kit/request-log';
import { securityHeaders } from '@melhor-escola/server-kit/security-headers';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '../limits.ts';

/** Self-contained pages, for when the site's own cannot be rendered. They need no other file and no script. */
export interface PlainPages {
  /** Their content security policy. */
  readonly policy: string;
  /** For a URL that is invalid, unknown or too long. */
  readonly invalidUrl: Readonly<Record<400 | 404 | 414, string>>;
  /** When load is shed. */
  readonly overloaded: string;
  /** For a failure of ours. @param requestId of the log line with the reason. */
  readonly failed: (requestId: string) => string;
  /** A form that was not sent, with a button that sends the same fields again (S19). */
  readonly unsentForm: (fields: readonly (readonly [string, string])[]) => string;
}

/** Headers of every response (S11, S33). A page replaces the content security policy. */
export const responseHeaders = {
  ...securityHeaders,
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

const badRequest = { code: 'BAD_REQUEST', message: 'O pedido não está escrito como deveria.' };
const notFound = { code: 'NOT_FOUND', message: 'Não encontrado.' };
const internal = { code: 'INTERNAL', message: 'Erro interno do servidor' };
const clientErrors: Readonly<Record<number, { readonly code: string; readonly message: string }>> = {
  413: { code: 'TOO_LARGE', message: 'O envio é grande demais.' },
  415: { code: 'UNSUPPORTED_TYPE', message: 'Este tipo de envio não é aceito.' },
  429: { code: 'TOO_MANY_REQUESTS', message: 'Foram pedidos demais. Aguarde um instante e tente de novo.' },
};

const urlErrors = {
  400: { code: 'BAD_ADDRESS', message: 'O endereço não está escrito como deveria.' },
  404: { code: 'NOT_FOUND', message: 'O endereço não existe.' },
  414: { code: 'ADDRESS_TOO_LONG', message: 'O endereço é longo demais.' },
} as const;

/** Sends a self-contained page. */
export function sendPlainPage(
  reply: FastifyReply,
  status: number,
  page: string,
  policy: PlainPages['policy'],
): FastifyReply {
  return reply
    .status(status)
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page);
}

/**
 * Responds 503 when load is shed, and 500 when a handler throws; the log has the details under the request id. Fastify's own
 * response and log line contain the error's message, which may quote a visitor's input. The 404 of a file is not cached, because
 * another site process with a newer build may have it (S25).
 */
export function handleErrors(server: FastifyInstance, { policy, overloaded, failed }: PlainPages): void {
  server.setNotFoundHandler(async (_request, reply) =>
    reply.status(404).header('cache-control', 'no-store').send(notFound),
  );
  server.setErrorHandler<FastifyError | OverloadedError>((error, request, reply) => {
    if (error instanceof OverloadedError)
      return sendPlainPage(
        reply.header('retry-after', String(limits.retryAfterSeconds.overload)),
        503,
        overloaded,
        policy,
      );
    const { statusCode = 500 } = error;
    if (statusCode === 413) {
      // Set by Fastify.
      reply.removeHeader('connection');
      discardBody(request.raw);
    }
    if (statusCode >= 400 && statusCode < 500)
      return reply.status(statusCode).send(clientErrors[statusCode] ?? badRequest);
    request.log.error({ ...loggedRequest(request), err: error }, 'request failed');
    if (!request.url.startsWith('/api/')) return sendPlainPage(reply, 500, failed(request.id), policy);
    return reply.status(500).header('cache-control', 'no-store').send(internal);
  });
}

/** Sends the error of an invalid URL, without quoting it. Sets all headers itself, because Fastify's router calls it without running hooks. */
export function sendUrlError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: keyof typeof urlErrors,
  { invalidUrl, policy }: PlainPages,
): FastifyReply {
  reply.headers({ ...responseHeaders, 'x-request-id': request.id, 'cache-control': 'no-store' });
  if (request.url.startsWith('/api/')) return reply.status(status).send(urlErrors[status]);
  return sendPlainPage(reply, status, invalidUrl[status], policy);
}
