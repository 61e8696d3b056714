import { routes } from '@melhor-escola/domain/routes';
import type { FastifyInstance } from 'fastify';
import { signInPath } from '../../app/links.ts';
import { deadlineOf } from '../http/deadline.ts';
import type { RenderPage } from '../../app/request-context.ts';
import { fastifyUrl, sendPage, toWebRequest } from '../pages/pages.ts';
import type { ServiceAccess } from '../proxy/service-call.ts';
import { callAccount, visitorHeaders, type AccountAccess } from './call-account.ts';
import { SessionCookies } from './session-cookies.ts';

export interface OwnerPageOptions extends ServiceAccess {
  /** Origin as visitors reach the site. */
  readonly siteUrl: string;
  readonly renderPage: RenderPage;
}

/** Of nobody's use to anybody else, nor to who comes to this computer next (S2, S12). */
const keptByNobody = 'private, no-store';

/**
 * The pages of who is signed in: decided here, before anything of theirs is asked for (RT-07). Everybody else is led to
 * sign in, and from there back.
 */
export function registerOwnerPages(server: FastifyInstance, options: OwnerPageOptions): void {
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
        reply.header('cache-control', keptByNobody);
        const isSignedIn =
          access.cookies.read(request).token !== undefined &&
          // A service that does not answer is for the page to tell of.
          (await callAccount(access, request, reply, { method: 'GET', path: '/user' })).status !== 401;
        if (!isSignedIn) return reply.redirect(signInPath(request.url), 302);
        const owner = { serviceUrl: options.serviceUrl, headers: visitorHeaders(access, request) };
        const page = await options.renderPage(toWebRequest(request, options.siteUrl), {
          owner,
          deadline: deadlineOf(request),
        });
        page.headers.set('cache-control', keptByNobody);
        return sendPage(reply, page);
      },
    });
  }
}
