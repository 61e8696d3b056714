import { routes } from '@melhor-escola/domain/routes';
import { loggedRequest } from '@melhor-escola/server-kit/request-log';
import { securityHeaders } from '@melhor-escola/server-kit/unparsed-requests';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainErrorPage, plainPage, plainPagePolicy } from '@melhor-escola/domain/plain-page';
import { limits } from '../limits.ts';
import { OverloadedError } from './concurrency-limiter.ts';

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
  400: ['BAD_ADDRESS', 'Endereço inválido', 'O endereço não está escrito como deveria.'],
  404: ['NOT_FOUND', 'Página não encontrada', 'A página que você está procurando não existe.'],
  414: ['ADDRESS_TOO_LONG', 'Endereço longo demais', 'O endereço é longo demais.'],
} as const;

const overloadedPage = plainPage(
  'Voltamos em instantes',
  `<h1>Muita gente está procurando escola agora</h1>
      <p>Aguarde alguns segundos e atualize a página. Nada do que você salvou se perdeu.</p>`,
);

/** Sends a self-contained page. */
export function sendPlainPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .status(status)
    .headers({ 'content-security-policy': plainPagePolicy(), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page);
}

/**
 * Responds 503 when load is shed, and 500 when a handler throws; the log has the details under the request id. Fastify's own
 * response and log line contain the error's message, which may quote a visitor's input. The 404 of a file is not cached, because
 * another site process with a newer build may have it (S25).
 */
export function handleErrors(server: FastifyInstance): void {
  server.setNotFoundHandler(async (_request, reply) =>
    reply.status(404).header('cache-control', 'no-store').send(notFound),
  );
  server.setErrorHandler<FastifyError | OverloadedError>((error, request, reply) => {
    if (error instanceof OverloadedError)
      return sendPlainPage(
        reply.header('retry-after', String(limits.retryAfterSeconds.overload)),
        503,
        overloadedPage,
      );
    const { statusCode = 500 } = error;
    if (statusCode >= 400 && statusCode < 500)
      return reply.status(statusCode).send(clientErrors[statusCode] ?? badRequest);
    request.log.error({ ...loggedRequest(request), err: error }, 'request failed');
    if (!request.url.startsWith('/api/')) return sendPlainPage(reply, 500, plainErrorPage(request.id));
    return reply.status(500).header('cache-control', 'no-store').send(internal);
  });
}

/** Sends the error of an invalid URL, without quoting it. Sets all headers itself, because Fastify's router calls it without running hooks. */
export function sendUrlError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: keyof typeof urlErrors,
): FastifyReply {
  const [code, title, message] = urlErrors[status];
  reply.headers({ ...responseHeaders, 'x-request-id': request.id, 'cache-control': 'no-store' });
  if (request.url.startsWith('/api/')) return reply.status(status).send({ code, message });
  const body = `<h1>${title}</h1>
      <p>${message}</p>
      <nav aria-label="Continuar">
        <a href="${routes.results.path()}" rel="nofollow">Encontrar minha bolsa</a>
        <a href="${routes.home.path()}">Página inicial</a>
      </nav>`;
  return sendPlainPage(reply, status, plainPage(title, body));
}
