import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPlainPage, type PlainPages } from '../http/error-responses.ts';
import { requestDeadline } from '../proxy/service-client.ts';
import { sendPage, toWebRequest, type RenderOptions } from './pages.ts';

/** The pages for the operator, and how the service checks who that is. */
export interface OperatorPages {
  /** URLs in Fastify's syntax. */
  readonly urls: readonly string[];
  /** Path of the service that responds 204 to the operator's credentials, 401 to others and 429 to too many wrong ones. */
  readonly accessPath: string;
  /** Plain pages for everyone else: without the password, after too many wrong ones, and if the service does not respond. */
  readonly closed: string;
  readonly limited: string;
  readonly unavailable: string;
}

interface OperatorPageOptions extends RenderOptions {
  readonly operatorPages: OperatorPages;
  readonly plainPages: PlainPages;
}

const cacheControl = 'private, no-store';
/** The same as the service's, so that a browser asks once for each. */
const challenge = 'Basic realm="operator", charset="UTF-8"';

/**
 * Routes of the pages for the operator (RT-12). Browsers ask for the user and the password. The service compares them and limits wrong
 * ones, in all processes together.
 */
export function registerOperatorPages(
  server: FastifyInstance,
  { siteUrl, renderPage, operatorPages, plainPages: { policy } }: OperatorPageOptions,
): void {
  const { urls, accessPath, closed, limited, unavailable } = operatorPages;
  const isOperator = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const { authorization } = request.headers;
    const { status, headers } = authorization
      ? await server.service.call(request, {
          method: 'GET',
          path: accessPath,
          headers: { authorization },
        })
      : { status: 401, headers: new Headers() };
    if (status === 204) return true;
    const retryAfter = headers.get('retry-after');
    if (retryAfter !== null) reply.header('retry-after', retryAfter);
    if (status === 401) sendPlainPage(reply.header('www-authenticate', challenge), 401, closed, policy);
    else if (status === 429) sendPlainPage(reply, 429, limited, policy);
    else sendPlainPage(reply, 503, unavailable, policy);
    return false;
  };

  for (const url of urls)
    server.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) => {
        reply.header('x-robots-tag', 'noindex');
        if (!(await isOperator(request, reply))) return reply;
        const page = await renderPage(toWebRequest(request, siteUrl), {
          deadline: requestDeadline(request),
          isOperator: true,
        });
        page.headers.set('cache-control', cacheControl);
        return sendPage(reply, page);
      },
    });
}
