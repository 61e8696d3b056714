import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import type { Database } from '../database/database.ts';
import { isMigrated } from '../database/migrate.ts';

/** Why the service should not receive requests. */
export type Unreadiness = 'stopping' | 'database' | 'migrations' | 'writes';

/** Timeout of the database check: load balancers give up soon after. */
const QUERY_TIMEOUT_MS = 1_500;

/** Milliseconds for which a successful write check is valid. */
const WRITE_CHECK_INTERVAL_MS = 5_000;

export interface ReadinessOptions {
  readonly database: Pick<Database, 'pool'>;
  /** Must be writable too; not checked if absent. */
  readonly dataDir?: string;
  /** Aborted when the process shuts down: from then on it is not ready. */
  readonly stopping?: AbortSignal | undefined;
}

/** Checks whether the service can handle requests. Concurrent checks share one query. */
export class Readiness {
  readonly #pool: Pool;
  readonly #dataDir: string | undefined;
  readonly #stopping: AbortSignal | undefined;
  #pendingCheck: Promise<Exclude<Unreadiness, 'stopping' | 'database'> | undefined> | undefined;
  #writtenAt = Number.NEGATIVE_INFINITY;

  constructor({ database, dataDir, stopping }: ReadinessOptions) {
    this.#pool = database.pool;
    this.#dataDir = dataDir;
    this.#stopping = stopping;
  }

  /** Whether the process is shutting down. */
  get isStopping(): boolean {
    return this.#stopping?.aborted ?? false;
  }

  /**
   * @returns undefined when it is ready.
   * @throws the database's error, or a timeout `Error`.
   */
  async problem(): Promise<Exclude<Unreadiness, 'database'> | undefined> {
    if (this.isStopping) return 'stopping';
    const problem = await this.#checkWithTimeout();
    return this.isStopping ? 'stopping' : problem;
  }

  async #checkWithTimeout() {
    // A single pending query: a hanging database must not receive more.
    this.#pendingCheck ??= this.#check().finally(() => {
      this.#pendingCheck = undefined;
    });
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('The database does not respond.')), QUERY_TIMEOUT_MS);
    try {
      return await Promise.race([this.#pendingCheck, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #check() {
    if (!(await isMigrated(this.#pool))) return 'migrations';
    const now = performance.now();
    if (now - this.#writtenAt < WRITE_CHECK_INTERVAL_MS) return undefined;
    if (!(await this.#canWrite())) return 'writes';
    this.#writtenAt = now;
    return undefined;
  }

  async #canWrite(): Promise<boolean> {
    const folder = this.#dataDir;
    const checks = [this.#pool.query(writeCheck), ...(folder === undefined ? [] : [writeIn(folder)])];
    const results = await Promise.allSettled(checks);
    return results.every(({ status }) => status === 'fulfilled');
  }
}

/**
 * Fails unless a transaction can be committed and the disk has space: writes one log record, and a result too large
 * for memory, whose temporary file PostgreSQL deletes. Leaves nothing behind.
 */
const writeCheck = `DO $$ BEGIN
  IF current_setting('transaction_read_only')::boolean THEN RAISE read_only_sql_transaction; END IF;
  PERFORM set_config('work_mem', '64kB', true);
  PERFORM count(*) FROM generate_series(1, 40000);
  PERFORM pg_logical_emit_message(true, 'readiness', '');
END $$`;

/** Bytes. */
const MIN_FREE_BYTES = 1024 * 1024;

async function writeIn(folder: string): Promise<void> {
  const file = path.join(folder, `.ready-${process.pid}`);
  try {
    await writeFile(file, Buffer.alloc(MIN_FREE_BYTES));
  } finally {
    await rm(file, { force: true });
  }
}
