interface ResponseCacheOptions {
  /** Maximum number of responses; the least recently used one is evicted first. */
  readonly maxEntries: number;
  /** Time to live of a response in milliseconds. */
  readonly ttlMs: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

interface CacheEntry<Answer> {
  readonly response: Promise<Answer>;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** In-process LRU cache of responses. Concurrent calls with the same key share one load (single flight). */
export class ResponseCache<Answer> {
  readonly #entries = new Map<string, CacheEntry<Answer>>();
  readonly #options: Required<ResponseCacheOptions>;

  constructor(options: ResponseCacheOptions) {
    this.#options = { now: Date.now, ...options };
  }

  /**
   * The response for this key. Failures are not cached.
   *
   * @param isCacheable whether to keep a response.
   */
  get(key: string, load: () => Promise<Answer>, isCacheable: (response: Answer) => boolean): Promise<Answer> {
    const { maxEntries, ttlMs, now } = this.#options;
    const cached = this.#entries.get(key);
    this.#entries.delete(key);
    if (cached && cached.expiresAt > now()) {
      this.#entries.set(key, cached);
      return cached.response;
    }
    const entry = { response: load(), expiresAt: now() + ttlMs };
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > maxEntries && oldest !== undefined) this.#entries.delete(oldest);
    void this.#evictUnlessCacheable(key, entry, isCacheable);
    return entry.response;
  }

  async #evictUnlessCacheable(
    key: string,
    entry: CacheEntry<Answer>,
    isCacheable: (response: Answer) => boolean,
  ): Promise<void> {
    try {
      if (isCacheable(await entry.response)) return;
    } catch {
      // The caller of `get` handles the error.
    }
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
  }
}
