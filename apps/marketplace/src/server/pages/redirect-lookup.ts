import { parseRedirect, type Redirect } from '@melhor-escola/domain/redirect';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { limits } from '../limits.ts';

/** Where a path has moved to. `undefined` for nearly every path, and when the service does not answer; a promise unless it is cached. */
export type FindRedirect = (request: FastifyRequest) => Redirect | undefined | Promise<Redirect | undefined>;

interface Entry {
  readonly redirect: Redirect | undefined;
}

/**
 * Looks up where paths have moved to (RT-17), and caches the responses: a rule that an operator adds is followed up to a
 * minute later. It never rejects: a failure is logged, and the last known response holds.
 */
export function redirectLookup(): FindRedirect {
  const cache = new LRUCache<string, Entry, FastifyRequest>({
    max: limits.redirects.maxEntries,
    ttl: limits.redirects.ttlMs,
    ttlResolution: 1_000,
    noDeleteOnStaleGet: true,
    // A path that is evicted during its lookup still answers the requests that wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (path, stale, { options: entry, context: request }) => {
      const call = { path: `/v3/redirects?${new URLSearchParams({ path })}`, queue: 'redirect' } as const;
      const { status, body } = await request.server.service.call(request, { method: 'GET', ...call });
      try {
        if (status === 204) return { redirect: undefined };
        if (status >= 300) throw new Error(`The service answered ${status} to a lookup of redirects.`);
        return { redirect: parseRedirect(JSON.parse(String(body))) };
      } catch (error) {
        // Without the path, which may contain what somebody typed. A call without a response is in the log already.
        if (status !== 503) request.log.warn({ reason: String(error) }, 'redirect lookup failed');
        entry.ttl = limits.redirects.retryAfterErrorMs;
        return { redirect: stale?.redirect };
      }
    },
  });
  return (request) => {
    const [path = '/'] = request.url.split('?', 1);
    const entry = cache.get(path);
    return entry
      ? entry.redirect
      : cache.forceFetch(path, { context: request }).then(({ redirect }) => redirect);
  };
}
