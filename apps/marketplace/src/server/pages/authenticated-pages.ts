import { routes } from '@melhor-escola/domain/routes';
import type { FastifyInstance } from 'fastify';
import { signInPath } from '../../account/account-links.ts';
import { deadlineOf } from '../http/deadline.ts';
import type { RenderPage } from '../../app/request-context.ts';
import { fastifyUrl, sendPage, toWebRequest } from './pages.ts';
import type { ServiceAccess } from '../proxy/service-call.ts';
import { callAccount, visitorHeaders, type AccountAccess } from '../account/call-account.ts';
import { SessionCookies } from '../account/session-cookies.ts';

export interface AuthenticatedPageOptions extends ServiceAccess {
  /** Origin as visitors reach the site. */
  readonly siteUrl: string;
  readonly renderPage: RenderPage;
}

/** Neither for another visitor nor for the next user of this computer (S2, S12). */
const neverStored = 'private, no-store';

/**
 * Authenticated pages: the session is checked before anything of the current user is loaded (RT-07). Without one the
 * response is a redirect to sign-in, and from there back.
 */
export function registerAuthenticatedPages(server: FastifyInstance, options: AuthenticatedPageOptions): void {
  const access: AccountAccess = {
    serviceUrl: options.serviceUrl,
    searchApiKey: options.searchApiKey,
    cookies: new SessionCookies(options.siteUrl),
  };
  for (const { pattern, cache } of Object.values(routes)) {
    if (cache !== 'private') continue;
    server.route({
      method: ['GET', 'HEAD'],
      url: fastifyUrl(pattern),
      handler: async (request, reply) => {
        reply.header('cache-control', neverStored);
        const isSignedIn =
          access.cookies.read(request).token !== undefined &&
          // If the service does not answer, the page says so.
          (await callAccount(access, request, reply, { method: 'GET', path: '/user' })).status !== 401;
        if (!isSignedIn) return reply.redirect(signInPath(request.url), 302);
        const owner = { serviceUrl: options.serviceUrl, headers: visitorHeaders(access, request) };
        const page = await options.renderPage(toWebRequest(request, options.siteUrl), {
          owner,
          deadline: deadlineOf(request),
        });
        page.headers.set('cache-control', neverStored);
        return sendPage(reply, page);
      },
    });
  }
}
