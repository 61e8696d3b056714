import { LRUCache } from 'lru-cache';
import { limits } from './limits.ts';

const emptyCache = <Response extends object>() => {
  const { maxEntries: max, ttlMs: ttl } = limits.sharedResponses;
  return new LRUCache<string, Response>({ max, ttl });
};

/** Cache of one kind of response. Concurrent pages do not share a call, because it has the deadline of the page that makes it. */
export class ResponseCache<Response extends object> {
  #responses = emptyCache<Response>();

  /** @returns the cached response, otherwise that of the call. Failures and `undefined` are not cached. */
  async get<Result extends Response | undefined>(
    key: string,
    call: () => Promise<Result>,
  ): Promise<Response | Result> {
    const responses = this.#responses;
    const stored = responses.get(key);
    if (stored) return stored;
    const response = await call();
    // After `clear`, a call in flight writes into the dropped cache.
    if (response) responses.set(key, response);
    return response;
  }

  clear(): void {
    this.#responses = emptyCache();
  }
}
