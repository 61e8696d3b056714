import { randomBytes } from 'node:crypto';
import { createMiddleware, createStart } from '@tanstack/react-start';
import { plainErrorPage } from '@melhor-escola/domain/plain-page';
import { siteSettings } from './app/site-settings.ts';
import { contentSecurityPolicy } from './app/content-security-policy.ts';
import { trackingHosts } from '@melhor-escola/tracking/tracking-settings';

/** Responds with a plain error page of ours, instead of the framework's, when even the error page cannot be rendered. */
const handleRenderError = createMiddleware({ type: 'request' }).server(async ({ next, request, context }) => {
  try {
    return await next();
  } catch (error) {
    // The framework throws and catches redirects and responses itself.
    if (!(error instanceof Error)) throw error;
    context.logError?.(error, 'none');
    return new Response(plainErrorPage(request.headers.get('x-request-id')), {
      status: 500,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  }
});

/**
 * Sets the page's content security policy, with a nonce (S10). When a page is stored, hashes of the scripts that carry the nonce replace
 * it (`packages/site-server/src/pages/stored-page.ts`, S12). An invalid query value redirects with 302 (RT-15), where the
 * router responds 307.
 */
const page = createMiddleware({ type: 'request' }).server(async ({ next }) => {
  const nonce = randomBytes(16).toString('base64');
  const result = await next({ context: { nonce } });
  const { response } = result;
  response.headers.set(
    'content-security-policy',
    // In development Vite's client loads modules and styles one by one, and connects to a port of its own.
    import.meta.env.DEV
      ? "object-src 'none'"
      : contentSecurityPolicy(nonce, {
          pictureUrls: [process.env['MAP_TILES_URL'], process.env['IMAGE_CDN_URL']],
          ...trackingHosts(siteSettings().tracking),
        }),
  );
  if (response.status !== 307) return result;
  return new Response(null, { status: 302, headers: response.headers });
});

export const startInstance = createStart(() => ({
  requestMiddleware: [page, handleRenderError],
}));
