import { bulkhead, isBulkheadRejectedError, type BulkheadPolicy } from 'cockatiel';

/** How many tasks of one kind run at a time, how many wait, and for how long. */
export interface ConcurrencyLimit {
  readonly concurrent: number;
  readonly queued: number;
  readonly maxWaitMs: number;
}

/** Load shedding: the server has more work than it can finish in time, and rejects this task instead of queueing it. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
}

/** A bulkhead whose queue is bounded in length and time: ten times the load must not make everybody wait ten times as long. */
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

  /** Whether less than half of the slots are in use: there is capacity for work that nobody waits for. */
  get isMostlyIdle(): boolean {
    return this.#bulkhead.executionSlots > this.#limit.concurrent / 2;
  }

  /**
   * Runs a task when its turn comes.
   *
   * @throws {OverloadedError} at once when the queue is full, and after `maxWaitMs` in the queue: then the task never runs.
   */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    const waiting = new AbortController();
    const { promise: timedOut, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new OverloadedError(`No turn within ${this.#limit.maxWaitMs} ms.`));
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
