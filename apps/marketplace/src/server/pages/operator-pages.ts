import { routes } from '@melhor-escola/domain/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainPage } from '@melhor-escola/domain/plain-page';
import { sendPlainPage } from '../http/error-responses.ts';
import { deadlineOf } from '../proxy/service-client.ts';
import { fastifyUrl, sendPage, toWebRequest, type RenderOptions } from './pages.ts';

/** '/playground' and its pages, also those that do not exist. */
const playground = fastifyUrl(routes.playground.pattern);
const operatorRoutes = [playground, `${playground}/*`];

const cacheControl = 'private, no-store';
/** The same as the service's, so that a browser asks once for each. */
const challenge = 'Basic realm="operator", charset="UTF-8"';

const closedPage = plainPage(
  'Página da equipe',
  `<h1>Página da equipe</h1>
      <p>Entre com o usuário e a senha de operação. O navegador pergunta de novo quando você recarrega a página.</p>
      <nav aria-label="Continuar"><a href="${routes.home.path()}">Página inicial</a></nav>`,
);
const limitedPage = plainPage(
  'Muitas tentativas',
  `<h1>Muitas tentativas</h1>
      <p>A senha de operação foi errada muitas vezes neste endereço. Aguarde um minuto.</p>`,
);
const unavailablePage = plainPage(
  'Voltamos em instantes',
  `<h1>O serviço não respondeu</h1>
      <p>Sem ele não sabemos se a senha está certa. Tente de novo em instantes.</p>`,
);

/**
 * Routes of the pages for the operator (RT-12). Browsers ask for the user and the password. The service compares them and limits wrong
 * ones, in all processes together.
 */
export function registerOperatorPages(server: FastifyInstance, { siteUrl, renderPage }: RenderOptions): void {
  const isOperator = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const { authorization } = request.headers;
    const { status, headers } = authorization
      ? await server.service.call(request, {
          method: 'GET',
          path: '/v3/operator/access',
          headers: { authorization },
        })
      : { status: 401, headers: new Headers() };
    if (status === 204) return true;
    const retryAfter = headers.get('retry-after');
    if (retryAfter !== null) reply.header('retry-after', retryAfter);
    if (status === 401) sendPlainPage(reply.header('www-authenticate', challenge), 401, closedPage);
    else if (status === 429) sendPlainPage(reply, 429, limitedPage);
    else sendPlainPage(reply, 503, unavailablePage);
    return false;
  };

  for (const url of operatorRoutes)
    server.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) => {
        reply.header('x-robots-tag', 'noindex');
        if (!(await isOperator(request, reply))) return reply;
        const page = await renderPage(toWebRequest(request, siteUrl), {
          deadline: deadlineOf(request),
          showsPlayground: true,
        });
        page.headers.set('cache-control', cacheControl);
        return sendPage(reply, page);
      },
    });
}
