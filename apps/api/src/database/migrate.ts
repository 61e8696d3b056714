import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';
import { readMigrations, type Migration } from './migration.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number, the same in every process of the service: the right to migrate. */
const MIGRATION_LOCK_ID = 7_205_251;

/** A migration found no moment in which the table was free. */
export class MigrationLockError extends Error {
  override readonly name = 'MigrationLockError';
}

export interface MigrateOptions {
  /** Milliseconds that a statement waits for its lock: everybody who wants the table waits behind it. */
  readonly lockTimeout?: number;
  /** How often it tries. */
  readonly lockTries?: number;
  /** Milliseconds between two tries, at the least. */
  readonly lockPause?: number;
  /** Where the migrations lie; ours unless told. */
  readonly folder?: string;
}

/**
 * Brings the database to the schema of this code, once, however many processes start together: the first migrates and the
 * others wait for it. Each migration is applied wholly or not at all, but for those that say they run outside a
 * transaction, which are gone on with.
 *
 * Meanwhile the service runs: a statement that does not get its lock on a table soon lets the others go first and tries
 * again, because whoever wants the table waits behind it.
 *
 * @param pool gives sessions: no pooler in transaction mode.
 * @throws {MigrationLockError} when a table was busy at every try.
 */
export async function migrateDatabase(pool: Pool, options: MigrateOptions = {}): Promise<void> {
  const client = await connectWithRetry(pool);
  try {
    // Building an index may take longer than any query of the service should.
    await client.query('SET statement_timeout = 0');
    // Without the notices that what exists already is not made again.
    await client.query('SET client_min_messages = warning');
    const migrations = readMigrations(options.folder ?? migrationsFolder);
    if ((await newestApplied(client)) >= newestOf(migrations)) return;
    await waitForMigrationLock(client);
    await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
    await client.query(
      'CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)',
    );
    const newest = await newestApplied(client);
    for (const migration of migrations) {
      if (migration.when > newest) await apply(client, migration, options);
    }
  } finally {
    // Ending the session gives back the right and the settings, whatever went wrong.
    client.release(true);
  }
}

/** Whether the newest migration of this code has been applied. */
export async function isMigrated(pool: Pool): Promise<boolean> {
  newestOfOurs ??= newestOf(readMigrations(migrationsFolder));
  return (await newestApplied(pool)) >= newestOfOurs;
}

let newestOfOurs: number | undefined;

function newestOf(migrations: readonly Migration[]): number {
  return Math.max(...migrations.map(({ when }) => when));
}

/** When the newest applied migration was made; 0 where there is none yet. */
async function newestApplied(session: Pick<PoolClient, 'query'>): Promise<number> {
  try {
    const { rows } = await session.query<{ newest: string | null }>(
      'SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations',
    );
    return Number(rows[0]?.newest ?? 0);
  } catch (error) {
    if (codeOf(error) === undefinedTable) return 0;
    throw error;
  }
}

const undefinedTable = '42P01';
const lockNotAvailable = '55P03';

/**
 * The first connection of a process, which is made while it reads its code: a machine that is busy with that may be too
 * late for its own time-out, and the database is there.
 */
async function connectWithRetry(pool: Pool): Promise<PoolClient> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await pool.connect();
    } catch (error) {
      const late = error instanceof Error && /\btimeout\b/.test(error.message);
      if (!late || attempt === 3) throw error;
    }
  }
}

/**
 * Waits until no other process migrates. By asking again and again: who waits within a statement holds a snapshot, and the
 * one at work could wait for that to end (CREATE INDEX CONCURRENTLY does).
 */
async function waitForMigrationLock(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [
      MIGRATION_LOCK_ID,
    ]);
    if (rows[0]?.held) return;
    await delay(100);
  }
}

async function apply(client: PoolClient, migration: Migration, options: MigrateOptions): Promise<void> {
  await client.query(`SET lock_timeout = ${options.lockTimeout ?? 1_000}`);
  if (migration.outsideTransaction) {
    await dropUnfinishedIndexes(client, migration);
    for (const statement of migration.statements) {
      await retryWhileLocked(migration, options, () => client.query(statement));
    }
    await recordMigration(client, migration);
    return;
  }
  await retryWhileLocked(migration, options, async () => {
    try {
      await client.query('BEGIN');
      for (const statement of migration.statements) await client.query(statement);
      await recordMigration(client, migration);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    }
  });
}

/** Tries until the tables are free. Between two tries, those who waited behind this one go first. */
async function retryWhileLocked(
  { tag }: Migration,
  { lockTries = 120, lockPause = 1_000 }: MigrateOptions,
  work: () => Promise<unknown>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (codeOf(error) !== lockNotAvailable) throw error;
      if (attempt === lockTries) {
        throw new MigrationLockError(
          `The migration ${tag} found its table in use at each of ${lockTries} tries: end the long transactions (pg_stat_activity), and start again.`,
          { cause: error },
        );
      }
    }
    await delay(lockPause * (1 + Math.random()));
  }
}

/** Building an index concurrently may fail half-way, and leaves an index that is never used and would pass for the one to make. */
async function dropUnfinishedIndexes(client: PoolClient, { statements }: Migration): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE NOT i.indisvalid AND c.relnamespace = 'public'::regnamespace`,
  );
  const text = statements.join('\n');
  for (const { name } of rows) {
    if (text.includes(`"${name}"`)) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS public."${name}"`);
  }
}

async function recordMigration(client: PoolClient, { hash, when }: Migration): Promise<void> {
  await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
    hash,
    when,
  ]);
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
