import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { limits } from '../limits.ts';

/** Where a path has moved to. */
export interface Redirect {
  /** A path of this site, or an https URL of another host. */
  readonly location: string;
  readonly status: 301 | 302 | 307 | 308;
}

/** The redirects of a site. */
export interface SiteRedirects {
  /** Paths in Fastify's syntax that are not pages, and where they lead. */
  readonly fixed: Readonly<Record<string, (url: string) => Redirect>>;
  /** Path of the service that knows the redirect of a path, or responds 204. */
  readonly lookupPath: (path: string) => string;
  /** Validates its response. @throws {Error} for an invalid one, and for a location on a host that is not allowed. */
  readonly parse: (body: unknown) => Redirect;
}

/** Registers the redirects that the site itself knows. */
export function registerRedirects(server: FastifyInstance, { fixed }: SiteRedirects): void {
  for (const [path, buildRedirect] of Object.entries(fixed))
    server.get(path, async ({ url }, reply) => {
      const { location, status } = buildRedirect(url);
      return reply.redirect(location, status);
    });
}

/** Browsers and caches store the redirect for an hour: an operator's redirect of the same path comes first. */
const CANONICAL_MAX_AGE_SECONDS = 3_600;

/** The URL of the same page with its canonical path and the same query; `undefined` if the URL has it already. */
export function canonicalUrl(url: string, canonicalPath: (path: string) => string): string | undefined {
  const [path = '', ...query] = url.split('?');
  const canonical = canonicalPath(path);
  if (canonical === path) return undefined;
  // Headers contain ASCII only.
  return [canonical.replaceAll(/[^\u0021-\u007E]/gu, encodeURIComponent), ...query].join('?');
}

/** Redirects to the canonical path of a page, for good. */
export function redirectToCanonical(reply: FastifyReply, location: string): FastifyReply {
  return reply
    .header('cache-control', `public, max-age=${CANONICAL_MAX_AGE_SECONDS}`)
    .redirect(location, 301);
}

/**
 * Creates a lookup of where a path has moved to, with a cache (RT-17): a redirect that an operator adds works at most a minute later.
 * The lookup never rejects: a failure is logged, and the last known redirect is used (stale-if-error).
 */
export function redirectLookup({ lookupPath, parse }: SiteRedirects) {
  const cache = new LRUCache<string, { readonly redirect: Redirect | undefined }, FastifyRequest>({
    max: limits.redirects.maxEntries,
    ttl: limits.redirects.ttlMs,
    ttlResolution: 1_000,
    noDeleteOnStaleGet: true,
    // If a path is evicted during its lookup, the requests that wait still get the result.
    ignoreFetchAbort: true,
    fetchMethod: async (path, stale, { options: entry, context: request }) => {
      const { status, body } = await request.server.service.call(request, {
        method: 'GET',
        path: lookupPath(path),
        queue: 'redirect',
      });
      try {
        if (status === 204) return { redirect: undefined };
        if (status >= 300) throw new Error(`The service responded ${status} to a redirect lookup.`);
        return { redirect: parse(JSON.parse(String(body))) };
      } catch (error) {
        // Without the path, which may contain personal data. A call without a response is logged already.
        if (status !== 503) request.log.warn({ reason: String(error) }, 'redirect lookup failed');
        entry.ttl = limits.redirects.retryAfterErrorMs;
        return { redirect: stale?.redirect };
      }
    },
  });
  /** @returns `undefined` for nearly every path, and if the service does not respond; a promise unless cached. */
  return (request: FastifyRequest): Redirect | undefined | Promise<Redirect | undefined> => {
    const [path = '/'] = request.url.split('?', 1);
    const entry = cache.get(path);
    return entry
      ? entry.redirect
      : cache.forceFetch(path, { context: request }).then(({ redirect }) => redirect);
  };
}
