interface ResponseCacheOptions {
  /** Answers kept; the one asked for the longest ago goes first. */
  readonly maximum: number;
  /** Milliseconds an answer holds. */
  readonly lifetime: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

interface CacheEntry<Answer> {
  readonly answer: Promise<Answer>;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Answers of somebody else's service, kept in this process for a while. Who asks for the same at once waits for one answer. */
export class ResponseCache<Answer> {
  readonly #kept = new Map<string, CacheEntry<Answer>>();
  readonly #options: Required<ResponseCacheOptions>;

  constructor(options: ResponseCacheOptions) {
    this.#options = { now: Date.now, ...options };
  }

  /**
   * The answer to this question. Failures are not kept.
   *
   * @param isKept whether an answer is worth keeping.
   */
  get(question: string, ask: () => Promise<Answer>, isKept: (answer: Answer) => boolean): Promise<Answer> {
    const { maximum, lifetime, now } = this.#options;
    const known = this.#kept.get(question);
    this.#kept.delete(question);
    if (known && known.until > now()) {
      this.#kept.set(question, known);
      return known.answer;
    }
    const entry = { answer: ask(), until: now() + lifetime };
    this.#kept.set(question, entry);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > maximum && oldest !== undefined) this.#kept.delete(oldest);
    void this.#forgetUnlessKept(question, entry, isKept);
    return entry.answer;
  }

  async #forgetUnlessKept(
    question: string,
    entry: CacheEntry<Answer>,
    isKept: (answer: Answer) => boolean,
  ): Promise<void> {
    try {
      if (isKept(await entry.answer)) return;
    } catch {
      // Who asked hears of it.
    }
    if (this.#kept.get(question) === entry) this.#kept.delete(question);
  }
}
