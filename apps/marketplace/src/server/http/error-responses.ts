import { loggedRequest } from '@melhor-escola/server-kit/request-log';
import type { FastifyError, FastifyInstance } from 'fastify';
import { lastPage, plainPage, plainPagePolicy } from '../../shell/plain-page.ts';
import { OverloadedError } from './concurrency-limiter.ts';

const badRequest = { code: 'BAD_REQUEST', message: 'O pedido não está escrito como deveria.' };
const clientErrors: Readonly<Record<number, { readonly code: string; readonly message: string }>> = {
  413: { code: 'TOO_LARGE', message: 'O envio é grande demais.' },
  415: { code: 'UNSUPPORTED_TYPE', message: 'Este tipo de envio não é aceito.' },
  429: { code: 'TOO_MANY_REQUESTS', message: 'Foram pedidos demais. Aguarde um instante e tente de novo.' },
};

/** Complete in itself: it loads nothing more. */
const overloadedPage = plainPage(
  'Voltamos em instantes',
  `<h1>Muita gente está procurando escola agora</h1>
      <p>Aguarde alguns segundos e atualize a página. Nada do que você salvou se perdeu.</p>`,
);
const overloadedHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': plainPagePolicy,
  'cache-control': 'no-store',
  'retry-after': '5',
} as const;

/**
 * Responds 503 to load that is shed, and 500 when a handler throws; the log has the details under the request id. Fastify's
 * own response and log line contain the error's message, and so what a visitor typed. A missing file may exist on another
 * site process with a newer build: its 404 is not stored (S25).
 */
export function handleErrors(server: FastifyInstance): void {
  server.setNotFoundHandler(async (_request, reply) =>
    reply
      .status(404)
      .header('cache-control', 'no-store')
      .send({ code: 'NOT_FOUND', message: 'Não encontrado.' }),
  );
  server.setErrorHandler<FastifyError | OverloadedError>((error, request, reply) => {
    if (error instanceof OverloadedError)
      return reply.status(503).headers(overloadedHeaders).send(overloadedPage);
    const { statusCode = 500 } = error;
    if (statusCode >= 400 && statusCode < 500)
      return reply.status(statusCode).send(clientErrors[statusCode] ?? badRequest);
    request.log.error({ ...loggedRequest(request), err: error }, 'request failed');
    reply.status(500).header('cache-control', 'no-store');
    if (request.url.startsWith('/api/'))
      return reply.send({ code: 'INTERNAL', message: 'Erro interno do servidor' });
    reply.header('content-security-policy', plainPagePolicy);
    return reply.type('text/html; charset=utf-8').send(lastPage(request.id));
  });
}
