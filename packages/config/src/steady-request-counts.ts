/** How often a caller asked within the present window, and milliseconds until it ends. */
export interface RequestCount {
  readonly current: number;
  readonly ttl: number;
}

type Answer = (error: Error | null, count?: RequestCount) => void;

/** Callers that are remembered; of more, those that asked least recently begin anew. */
const mostCallers = 5_000;

/**
 * What @fastify/rate-limit counts by (`store`), in memory and by time that passes. Its own goes by the clock: set back by two
 * days, it would keep everybody out for as long who asked before.
 */
export class SteadyRequestCounts {
  readonly #windows = new Map<string, { current: number; readonly since: number }>();

  /** Counts a request. @param timeWindow milliseconds. */
  incr(caller: string, answer: Answer, timeWindow: number): void {
    const now = performance.now();
    const known = this.#windows.get(caller);
    const window = known && now - known.since < timeWindow ? known : { current: 0, since: now };
    window.current += 1;
    // The last of the map is who asked last.
    this.#windows.delete(caller);
    this.#windows.set(caller, window);
    if (this.#windows.size > mostCallers) this.#forgetOldest();
    answer(null, { current: window.current, ttl: timeWindow - (now - window.since) });
  }

  /** What `incr` would add to. */
  read(caller: string, answer: Answer, timeWindow: number): void {
    const known = this.#windows.get(caller);
    const left = known ? timeWindow - (performance.now() - known.since) : 0;
    answer(null, known && left > 0 ? { current: known.current, ttl: left } : { current: 0, ttl: 0 });
  }

  /** For the routes of a scope with limits of its own. */
  child(): SteadyRequestCounts {
    return new SteadyRequestCounts();
  }

  #forgetOldest(): void {
    for (const caller of this.#windows.keys()) {
      this.#windows.delete(caller);
      return;
    }
  }
}
