interface ResponseCacheOptions {
  /** Answers kept; the one asked for the longest ago goes first. */
  readonly maxEntries: number;
  /** Milliseconds an answer holds. */
  readonly ttlMs: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

interface CacheEntry<Answer> {
  readonly response: Promise<Answer>;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Answers of somebody else's service, kept in this process for a while. Who asks for the same at once waits for one answer. */
export class ResponseCache<Answer> {
  readonly #entries = new Map<string, CacheEntry<Answer>>();
  readonly #options: Required<ResponseCacheOptions>;

  constructor(options: ResponseCacheOptions) {
    this.#options = { now: Date.now, ...options };
  }

  /**
   * The answer to this question. Failures are not kept.
   *
   * @param isCacheable whether an answer is worth keeping.
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
      // Who asked hears of it.
    }
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
  }
}
