import { bulkhead, isBulkheadRejectedError, type BulkheadPolicy } from 'cockatiel';

/** How many tasks run at a time, how many are queued, and for how long. */
export interface ConcurrencyLimit {
  readonly concurrent: number;
  readonly queued: number;
  readonly maxWaitMs: number;
}

/** Load shedding: the server cannot finish this task in time, and rejects it instead of queueing it. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
}

/** A bulkhead whose queue is bounded in length and time: ten times the load must not make every visitor wait ten times as long. */
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

  /** Whether a task is queued. */
  get hasQueue(): boolean {
    return this.#bulkhead.queueSlots < this.#limit.queued;
  }

  /** Whether less than half of the slots are in use, so that there is capacity for background work. */
  get isMostlyIdle(): boolean {
    return this.#bulkhead.executionSlots > this.#limit.concurrent / 2;
  }

  /**
   * Runs a task once a slot is free.
   *
   * @throws {OverloadedError} at once when the queue is full, and after `maxWaitMs` in the queue: then the task never runs.
   */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    const waiting = new AbortController();
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new OverloadedError(`Not started within ${this.#limit.maxWaitMs} ms.`));
      waiting.abort();
    }, this.#limit.maxWaitMs);
    const start = () => {
      clearTimeout(timer);
      return task();
    };
    try {
      return await Promise.race([this.#bulkhead.execute(start, waiting.signal), timedOut]);
    } catch (error) {
      if (isBulkheadRejectedError(error)) throw new OverloadedError('The queue is full.');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
