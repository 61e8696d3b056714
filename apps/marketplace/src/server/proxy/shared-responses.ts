import type {
  CityHit,
  DirectoryTotals,
  GradeOption,
  OfferFacetsResult,
} from '@melhor-escola/api-client/service';
import { LRUCache } from 'lru-cache';
import { limits } from '../limits.ts';

/** Cache of one kind of response. */
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

const { maxEntries: max, ttlMs: ttl } = limits.sharedResponses;
const emptyCache = <Response extends object>() => new LRUCache<string, Response>({ max, ttl });

/**
 * Cached responses of the service that are the same for every visitor; most pages need several of them. Cleared by
 * `pollInvalidations` when the directory changes. Must not contain data about a visitor (S18).
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
