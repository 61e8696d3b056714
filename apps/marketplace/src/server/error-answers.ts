import type { FastifyError, FastifyInstance } from 'fastify';
import { lastPage } from '../failures/last-page.ts';
import { plainPagePolicy } from '../failures/plain-page.ts';
import { TooManyPages } from './render-slots.ts';
import { loggedRequest } from './request-log.ts';
import { sendTooManyPages } from './too-many-pages.ts';

const badRequest = { code: 'BAD_REQUEST', message: 'O pedido não está escrito como deveria.' };
const refusals: Readonly<Record<number, { readonly code: string; readonly message: string }>> = {
  413: { code: 'TOO_LARGE', message: 'O envio é grande demais.' },
  415: { code: 'UNSUPPORTED_TYPE', message: 'Este tipo de envio não é aceito.' },
  429: { code: 'TOO_MANY_REQUESTS', message: 'Foram pedidos demais. Aguarde um instante e tente de novo.' },
};

/**
 * What is answered where a handler of the site's server breaks: 500, without a word of what went wrong, which the log says
 * under the id of the answer. Fastify's own answer and line hold the error's message, and so what somebody typed. A file that is
 * not there may be at the site beside this one, which is of a newer build: nobody is to keep that answer (S25).
 */
export function answerErrors(server: FastifyInstance): void {
  server.setNotFoundHandler(async (_request, reply) =>
    reply
      .status(404)
      .header('cache-control', 'no-store')
      .send({ code: 'NOT_FOUND', message: 'Não encontrado.' }),
  );
  server.setErrorHandler<FastifyError | TooManyPages>((error, request, reply) => {
    if (error instanceof TooManyPages) return sendTooManyPages(reply);
    const { statusCode = 500 } = error;
    // In words of ours: Fastify's own quote what was sent.
    if (statusCode >= 400 && statusCode < 500)
      return reply.status(statusCode).send(refusals[statusCode] ?? badRequest);
    request.log.error({ ...loggedRequest(request), err: error }, 'request failed');
    reply.status(500).header('cache-control', 'no-store');
    if (request.url.startsWith('/api/'))
      return reply.send({ code: 'INTERNAL', message: 'Erro interno do servidor' });
    reply.header('content-security-policy', plainPagePolicy);
    return reply.type('text/html; charset=utf-8').send(lastPage(request.id));
  });
}
