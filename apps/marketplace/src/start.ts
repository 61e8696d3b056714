import { randomBytes } from 'node:crypto';
import { createMiddleware, createStart } from '@tanstack/react-start';
import { lastPage } from './shell/plain-page.ts';
import { guardedQuery } from './app/query-guards.ts';
import { siteSettings } from './app/site-settings.ts';
import { contentSecurityPolicy, trackingHosts } from './app/content-security-policy.ts';

/** Sends an address whose query is not written the one clean way on to the one that is (RT-15, RT-20). */
const cleanAddress = createMiddleware({ type: 'request' }).server(async ({ next, request, pathname }) => {
  const query = new URL(request.url).search;
  const clean = guardedQuery(pathname, query);
  if (clean === query) return next();
  return new Response(null, { status: 302, headers: { location: pathname + clean } });
});

/** Answers with words of ours where a page could not even fail as pages do: else visitors would see the framework's. */
const brokenRender = createMiddleware({ type: 'request' }).server(async ({ next, request, context }) => {
  try {
    return await next();
  } catch (error) {
    // What it throws on purpose, redirects and answers, is the framework's own to catch.
    if (!(error instanceof Error)) throw error;
    context.logError?.(error, 'none');
    return new Response(lastPage(request.headers.get('x-request-id')), {
      status: 500,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  }
});

/**
 * Gives a page a nonce of its own, and the policy that goes with it (S10). One that many are given has no nonce: its
 * scripts are named in its policy when it is stored (`src/server/pages/stored-page.ts`, S12). A bad query value leads to the cleaned
 * address by 302 (RT-15): the router says 307, which is the same to a GET but not what was asked.
 */
const page = createMiddleware({ type: 'request' }).server(async ({ next, context }) => {
  const nonce = context.isPublic ? undefined : randomBytes(16).toString('base64');
  const result = await next({ context: { nonce } });
  const { response } = result;
  response.headers.set(
    'content-security-policy',
    contentSecurityPolicy(nonce, {
      pictureUrls: [process.env['MAP_TILES_URL'], process.env['IMAGE_CDN_URL']],
      ...trackingHosts(siteSettings().tracking),
    }),
  );
  if (response.status !== 307) return result;
  return new Response(null, { status: 302, headers: response.headers });
});

export const startInstance = createStart(() => ({ requestMiddleware: [page, brokenRender, cleanAddress] }));
