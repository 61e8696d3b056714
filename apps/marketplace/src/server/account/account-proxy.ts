import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { isFromThisSite } from '../same-origin.ts';
import type { ServiceAccess } from '../service-call.ts';
import { callAccount, type AccountAccess, type AccountCall } from './call-account.ts';
import { campaignOf } from './campaign-cookies.ts';
import { SessionCookies } from './session-cookies.ts';

/** The account API's calls that a browser may make through the site. Anything else is not there. */
const reads = ['/auth/social-login/google/start', '/user', '/user/me'] as const;
const writes = [
  '/auth/login',
  '/auth/logout',
  '/auth/recover-password',
  '/auth/reset-password',
  '/auth/confirm-email',
  '/auth/resend-confirmation',
  '/auth/social-login/google',
  '/user',
] as const;

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
  const pass = async (request: FastifyRequest, reply: FastifyReply, call: AccountCall) => {
    const { status, body, retryAfter } = await callAccount(access, request, reply, call);
    if (retryAfter) reply.header('retry-after', retryAfter);
    reply.status(status).header('cache-control', 'private, no-store');
    return body === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
  };

  for (const path of reads) {
    server.get(`/v3/account${path}`, { ...(config && { config }) }, async (request, reply) => {
      const fetchSite = request.headers['sec-fetch-site'];
      if (fetchSite !== undefined && fetchSite !== 'same-origin') return refuse(reply);
      return pass(request, reply, { method: 'GET', path });
    });
  }
  for (const path of writes) {
    server.post(`/v3/account${path}`, { bodyLimit, ...(config && { config }) }, async (request, reply) => {
      if (!isFromThisSite(request.headers, siteUrl)) return refuse(reply);
      const { success, data } = sentObject.safeParse(request.body ?? undefined);
      if (!success) {
        reply.status(400).header('cache-control', 'private, no-store');
        return reply.send({ code: 'BAD_REQUEST', message: 'O envio não está completo.' });
      }
      const campaign = path === '/user' ? campaignOf(request) : {};
      return pass(request, reply, {
        method: 'POST',
        path,
        ...(data && { body: { ...data, ...campaign } }),
        endsSession: path === '/auth/logout',
      });
    });
  }
}

function refuse(reply: FastifyReply): FastifyReply {
  reply.status(403).header('cache-control', 'private, no-store');
  return reply.send({ code: 'CROSS_SITE', message: 'O envio não veio deste site.' });
}
