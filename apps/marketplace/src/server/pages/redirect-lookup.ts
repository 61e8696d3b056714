import { redirectAnswer, type Redirect } from '@melhor-escola/domain/redirect';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { OverloadedError } from '../http/concurrency-limiter.ts';
import { limits } from '../limits.ts';
import { keepAliveFetch } from '../proxy/keep-alive-fetch.ts';
import { callHeaders, type ServiceAccess } from '../proxy/service-client.ts';

export interface RedirectLookup {
  /** Where a path has moved to. `undefined` for nearly every path, and when the service does not answer; a promise unless it is cached. */
  readonly find: (request: FastifyRequest) => Redirect | undefined | Promise<Redirect | undefined>;
}

interface Entry {
  readonly redirect: Redirect | undefined;
}

/**
 * Looks up where paths have moved to (RT-17), and caches the responses: a rule that an operator adds is followed up to a
 * minute later. It never rejects: a failure is logged, and the last known response holds.
 */
export function redirectLookup(options: ServiceAccess): RedirectLookup {
  const cache = new LRUCache<string, Entry, FastifyRequest>({
    max: limits.redirects.maxEntries,
    ttl: limits.redirects.ttlMs,
    ttlResolution: 1_000,
    noDeleteOnStaleGet: true,
    // A path that is evicted during its lookup still answers the requests that wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (path, stale, { options: entry, context: request }) => {
      try {
        const { circuit, queues } = request.server.service;
        if (circuit.isOpen) throw new OverloadedError('The circuit is open.');
        // From now on: the page waits for the call's turn as well.
        const signal = AbortSignal.timeout(limits.calls.redirect.maxWaitMs);
        return { redirect: await queues.redirect.run(() => lookUp(options, request, { path, signal })) };
      } catch (error) {
        // Without the path, which may contain what somebody typed.
        const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
        if (!(error instanceof OverloadedError)) request.log.warn({ reason }, 'redirect lookup failed');
        entry.ttl = limits.redirects.retryAfterErrorMs;
        return { redirect: stale?.redirect };
      }
    },
  });
  return {
    find: (request) => {
      const [path = '/'] = request.url.split('?', 1);
      const entry = cache.get(path);
      return entry
        ? entry.redirect
        : cache.forceFetch(path, { context: request }).then(({ redirect }) => redirect);
    },
  };
}

async function lookUp(
  options: ServiceAccess,
  request: FastifyRequest,
  { path, signal }: { readonly path: string; readonly signal: AbortSignal },
): Promise<Redirect | undefined> {
  const response = await keepAliveFetch(
    `${options.serviceUrl}/v3/redirects?${new URLSearchParams({ path })}`,
    {
      headers: callHeaders(options, request),
      signal,
    },
  );
  const body = await response.text();
  if (response.status === 204) return undefined;
  if (!response.ok) throw new Error(`The service answered ${response.status} to a lookup of redirects.`);
  return redirectAnswer(JSON.parse(body));
}
