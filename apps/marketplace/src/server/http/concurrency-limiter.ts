import { bulkhead, type BulkheadPolicy } from 'cockatiel';

/** How much work of one kind is done at a time, how much waits, and for how long. */
export interface ConcurrencyLimit {
  readonly concurrent: number;
  readonly queued: number;
  readonly maxWaitMs: number;
}

/** Load shedding: too much work is asked for, and whoever asks is better told at once. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
}

/** A bulkhead with a queue that is bounded in length and in time: ten times the load must not make everybody wait ten times as long. */
export class ConcurrencyLimiter {
  readonly #limit: ConcurrencyLimit;
  readonly #bulkhead: BulkheadPolicy;

  constructor(limit: ConcurrencyLimit) {
    this.#limit = limit;
    this.#bulkhead = bulkhead(limit.concurrent, limit.queued);
  }

  /** Whether the next task would be rejected. */
  get isFull(): boolean {
    return this.#bulkhead.executionSlots + this.#bulkhead.queueSlots === 0;
  }

  /** Whether a task waits for its turn. */
  get hasQueue(): boolean {
    return this.#bulkhead.queueSlots < this.#limit.queued;
  }

  /** Whether less than half of what may run at a time does: there is capacity for work that nobody waits for. */
  get isMostlyIdle(): boolean {
    return this.#bulkhead.executionSlots > this.#limit.concurrent / 2;
  }

  /**
   * Runs a task when its turn has come.
   *
   * @throws {OverloadedError} at once when the queue is full, and when the turn does not come within `maxWaitMs`: then the
   *   task never runs.
   */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.isFull) throw new OverloadedError('The queue is full.');
    const { promise: late, reject } = Promise.withResolvers<never>();
    const waiting = new AbortController();
    const timer = setTimeout(() => {
      waiting.abort();
      reject(new OverloadedError(`No turn within ${this.#limit.maxWaitMs} ms.`));
    }, this.#limit.maxWaitMs);
    const done = this.#bulkhead.execute(() => {
      clearTimeout(timer);
      return task();
    }, waiting.signal);
    return Promise.race([done, late]);
  }
}
