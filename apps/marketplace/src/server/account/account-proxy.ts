import { campaignOf } from '@melhor-escola/tracking/session/analytics-cookies';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { isFromThisSite } from '../http/access-checks.ts';
import type { ServiceAccess } from '../proxy/service-call.ts';
import { callAccount, type AccountAccess, type AccountCall } from './call-account.ts';
import { SessionCookies } from './session-cookies.ts';

/** Bytes of the largest body there is a form for, many times over. */
const bodyLimit = 16 * 1024;

/** The service judges what is in it. */
const sentObject = z.looseObject({}).optional();

/**
 * A browser's way to the account API, below /api/v3/account: it sends no token and gets none (S1). What another site sends
 * is refused (S8), and no answer is kept.
 */
export function registerAccountProxy(
  server: FastifyInstance,
  { siteUrl, ...service }: ServiceAccess & { readonly siteUrl: string },
  { config }: RouteShorthandOptions,
): void {
  const access: AccountAccess = {
    serviceUrl: service.serviceUrl,
    searchApiKey: service.searchApiKey,
    cookies: new SessionCookies(siteUrl),
  };
  for (const { method, path, endsSession, withCampaign } of accountRoutes) {
    server.route({
      method,
      url: `/v3/account${path}`,
      bodyLimit,
      ...(config && { config }),
      handler: async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        if (!isOurs(request, siteUrl)) return refuse(reply);
        const { success, data } = sentObject.safeParse(request.body ?? undefined);
        if (!success) {
          return reply.status(400).send({ code: 'BAD_REQUEST', message: 'O envio não está completo.' });
        }
        const { status, body, retryAfter, list } = await callAccount(access, request, reply, {
          method,
          // The address as it was sent, below /api: what it may be has been judged.
          path: request.url.slice(request.url.indexOf('/v3/account') + '/v3/account'.length),
          ...(data && { body: { ...data, ...(withCampaign && campaignOf(request.headers.cookie ?? '')) } }),
          ...(endsSession && { endsSession }),
          key: request.headers['idempotency-key'],
        });
        if (retryAfter) reply.header('retry-after', retryAfter);
        if (list) reply.headers(list);
        reply.status(status);
        return body === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
      },
    });
  }
}

/** Whether a page of this site asks. A read may come from a browser that does not say. */
export function isOurs(request: FastifyRequest, siteUrl: string): boolean {
  if (request.method !== 'GET') return isFromThisSite(request.headers, siteUrl);
  const fetchSite = request.headers['sec-fetch-site'];
  return fetchSite === undefined || fetchSite === 'same-origin';
}

/** The answer to what another site sends (S8). */
export function refuse(reply: FastifyReply): FastifyReply {
  return reply.status(403).send({ code: 'CROSS_SITE', message: 'O envio não veio deste site.' });
}

/** A call of the account API that a browser may make through the site. */
interface AccountRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /v3/account, in Fastify's syntax: each parameter has its pattern. */
  readonly path: string;
  /** How the call ends the session, if it does. */
  readonly endsSession?: AccountCall['endsSession'];
  /** Sends the campaign of the analytics cookies along (CA-04). */
  readonly withCampaign?: true;
}

const code = ':code(^[A-Za-z0-9-]{1,40}$)';
const id = ':id(^[1-9]\\d{0,9}$)';
const slug = ':slug(^[a-z0-9-]{1,200}$)';

/** The calls that a browser may make. Anything else is a 404. */
const accountRoutes: readonly AccountRoute[] = [
  { method: 'GET', path: '/auth/social-login/google/start' },
  { method: 'POST', path: '/auth/login' },
  { method: 'POST', path: '/auth/logout', endsSession: 'signOut' },
  { method: 'POST', path: '/auth/recover-password' },
  { method: 'POST', path: '/auth/reset-password' },
  { method: 'POST', path: '/auth/confirm-email' },
  { method: 'POST', path: '/auth/resend-confirmation' },
  { method: 'POST', path: '/auth/social-login/google' },
  { method: 'GET', path: '/auth/sessions' },
  { method: 'DELETE', path: `/auth/sessions/${id}` },
  { method: 'GET', path: '/user' },
  { method: 'POST', path: '/user', withCampaign: true },
  { method: 'GET', path: '/user/me' },
  { method: 'DELETE', path: '/user/picture' },
  { method: 'GET', path: '/user/orders' },
  { method: 'POST', path: '/user/orders' },
  { method: 'GET', path: `/user/orders/${code}` },
  { method: 'POST', path: `/user/orders/${code}/cancel` },
  { method: 'GET', path: '/user/benefits' },
  { method: 'GET', path: '/user/favorites' },
  { method: 'POST', path: '/user/favorites/merge' },
  { method: 'PUT', path: `/user/favorites/${slug}` },
  { method: 'DELETE', path: `/user/favorites/${slug}` },
  { method: 'GET', path: '/user/saved-searches' },
  { method: 'POST', path: '/user/saved-searches' },
  { method: 'PATCH', path: `/user/saved-searches/${id}` },
  { method: 'DELETE', path: `/user/saved-searches/${id}` },
  { method: 'GET', path: '/user/privacy' },
  { method: 'POST', path: '/user/privacy/export' },
  { method: 'POST', path: '/user/privacy/grant' },
  { method: 'POST', path: '/user/privacy/withdraw' },
  { method: 'POST', path: '/user/privacy/delete', endsSession: 'deletion' },
];
