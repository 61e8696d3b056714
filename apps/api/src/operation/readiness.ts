import type { Pool } from 'pg';
import { isMigrated } from '../database/migrate.ts';

/** Why the service should be given no requests. */
export type Unreadiness = 'stopping' | 'database' | 'migrations';

/** Milliseconds that the database gets to answer: whoever asks gives up soon after. */
const patience = 1_500;

/** Finds out whether the service can answer now. Those who ask at once share one question to the database. */
export class Readiness {
  readonly #pool: Pool;
  readonly #stopping: AbortSignal | undefined;
  #asked: Promise<boolean> | undefined;

  /** @param stopping aborted when the process is to end: from then on it is not ready. */
  constructor(pool: Pool, stopping?: AbortSignal) {
    this.#pool = pool;
    this.#stopping = stopping;
  }

  /** Whether the process is about to end. */
  get isStopping(): boolean {
    return this.#stopping?.aborted ?? false;
  }

  /**
   * @returns nothing when it is ready.
   * @throws what the database says when it does not answer; an `Error` of our own when it says nothing in time.
   */
  async problem(): Promise<Exclude<Unreadiness, 'database'> | undefined> {
    if (this.isStopping) return 'stopping';
    const migrated = await this.#isMigrated();
    if (this.isStopping) return 'stopping';
    return migrated ? undefined : 'migrations';
  }

  async #isMigrated(): Promise<boolean> {
    // One question stays: a database that hangs must not be asked again and again.
    this.#asked ??= isMigrated(this.#pool).finally(() => {
      this.#asked = undefined;
    });
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('The database says nothing.')), patience);
    try {
      return await Promise.race([this.#asked, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
