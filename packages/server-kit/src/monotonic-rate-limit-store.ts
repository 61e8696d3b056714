/** Requests of a client in the current window, and milliseconds until the window ends. */
export interface RequestCount {
  readonly current: number;
  readonly ttl: number;
}

type Callback = (error: Error | null, count?: RequestCount) => void;

/** Clients in memory. The least recently seen one is evicted, and its count starts again. */
const MAX_CLIENTS = 5_000;

/**
 * In-memory `store` of @fastify/rate-limit, on the monotonic clock. The plugin's own store hands out the counter itself, which later
 * requests raise before it is compared: of a burst that exceeds the limit it rejects all, not only what exceeds it.
 */
export class MonotonicRateLimitStore {
  readonly #windows = new Map<string, { current: number; readonly since: number }>();

  /** Counts a request. @param timeWindow milliseconds. */
  incr(client: string, callback: Callback, timeWindow: number): void {
    const now = performance.now();
    const known = this.#windows.get(client);
    const window = known && now - known.since < timeWindow ? known : { current: 0, since: now };
    window.current += 1;
    // The most recently seen client is the last of the map.
    this.#windows.delete(client);
    this.#windows.set(client, window);
    if (this.#windows.size > MAX_CLIENTS) this.#evictOldest();
    callback(null, { current: window.current, ttl: timeWindow - (now - window.since) });
  }

  /** The count, without counting a request. */
  read(client: string, callback: Callback, timeWindow: number): void {
    const known = this.#windows.get(client);
    const left = known ? timeWindow - (performance.now() - known.since) : 0;
    callback(null, known && left > 0 ? { current: known.current, ttl: left } : { current: 0, ttl: 0 });
  }

  /** The store of routes with their own limits. */
  child(): MonotonicRateLimitStore {
    return new MonotonicRateLimitStore();
  }

  #evictOldest(): void {
    for (const client of this.#windows.keys()) {
      this.#windows.delete(client);
      return;
    }
  }
}
