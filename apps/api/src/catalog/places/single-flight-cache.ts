import { LRUCache } from 'lru-cache';

/**
 * A cache of responses in this process: `forceFetch(key, { context: load })`. Concurrent calls with the same key share one load, and
 * failures are not cached.
 *
 * @param max number of responses; the least recently used one is evicted first.
 * @param ttl milliseconds for which a response is fresh.
 */
export function singleFlightCache<Response extends object>(max: number, ttl: number) {
  return new LRUCache<string, Response, () => Promise<Response>>({
    max,
    ttl,
    fetchMethod: (_key, _stale, { context: load }) => load(),
    // Who waits for a response that is evicted meanwhile still gets it.
    ignoreFetchAbort: true,
  });
}
