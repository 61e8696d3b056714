import type {
  CityHit,
  DirectoryTotals,
  GradeOption,
  OfferFacetsResult,
} from '@melhor-escola/api-client/service';
import { LRUCache } from 'lru-cache';
import { limits } from '../limits.ts';

/** Responses of one kind by what was asked for. */
export class ResponseCache<Response extends object> {
  #responses = emptyCache<Response>();

  /** @returns the stored response to this call, else that of the call. Failures and `undefined` are not stored. */
  async get<Result extends Response | undefined>(
    key: string,
    call: () => Promise<Result>,
  ): Promise<Response | Result> {
    const responses = this.#responses;
    const stored = responses.get(key);
    if (stored) return stored;
    const response = await call();
    // A call that was made before `clear` writes into the cache that was dropped.
    if (response) responses.set(key, response);
    return response;
  }

  clear(): void {
    this.#responses = emptyCache();
  }
}

const { maxEntries: max, ttlMs: ttl } = limits.sharedResponses;
const emptyCache = <Response extends object>() => new LRUCache<string, Response>({ max, ttl });

/**
 * Responses of the service that are the same for every visitor and change with the directory: most pages need several of
 * them. `CacheInvalidationPoller` clears them when the directory changes. Nothing about a visitor may be put here (S18).
 */
export class SharedResponses {
  readonly totals = new ResponseCache<DirectoryTotals>();
  readonly grades = new ResponseCache<GradeOption[]>();
  readonly cities = new ResponseCache<CityHit>();
  readonly largestCities = new ResponseCache<CityHit[]>();
  readonly offerFacets = new ResponseCache<OfferFacetsResult>();

  clear(): void {
    const { totals, grades, cities, largestCities, offerFacets } = this;
    for (const cache of [totals, grades, cities, largestCities, offerFacets]) cache.clear();
  }
}
