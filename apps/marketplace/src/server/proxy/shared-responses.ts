import { LRUCache } from 'lru-cache';
import { limits } from '../limits.ts';

/**
 * Responses of the service that are the same for every visitor and change with the directory: most pages need several of
 * them. `CacheInvalidationPoller` clears them when the directory changes. Nothing about a visitor may be put here (S18).
 */
export class SharedResponses {
  #responses = emptyCache();

  /** @returns the stored response to this call, else that of the call. Failures and `undefined` are not stored. */
  async get<Response>(key: string, call: () => Promise<Response>): Promise<Response> {
    const responses = this.#responses;
    const stored = responses.get(key);
    // Only this method writes, and the key names the call.
    if (stored !== undefined) return stored as Response;
    const response = await call();
    // A call that was made before `clear` writes into the cache that was dropped.
    if (response) responses.set(key, response);
    return response;
  }

  clear(): void {
    this.#responses = emptyCache();
  }
}

const emptyCache = (): LRUCache<string, object> =>
  new LRUCache({ max: limits.sharedResponses.maxEntries, ttl: limits.sharedResponses.ttlMs });
