import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';
import { readMigrations, type Migration } from './migration.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Advisory lock id of migrations, the same in every process of the service. */
const MIGRATION_LOCK_ID = 7_205_251;

/** A migration never got the lock on its table. */
export class MigrationLockError extends Error {
  override readonly name = 'MigrationLockError';
}

export interface MigrateOptions {
  /** Lock timeout of a statement in milliseconds: everyone who needs the table queues behind it. */
  readonly lockTimeout?: number;
  /** Maximum number of attempts. */
  readonly lockTries?: number;
  /** Minimum delay between two attempts in milliseconds. */
  readonly lockPause?: number;
  /** Folder of the migrations; the service's own by default. */
  readonly folder?: string;
}

/**
 * Migrates the database to this code's schema, once, even if several processes start together: the first one migrates
 * and the others wait. Each migration is applied completely or not at all, except those marked as outside a
 * transaction, which are resumed.
 *
 * The service runs meanwhile: a statement that does not get its table lock soon is retried later, because all other
 * queries on the table queue behind a waiting lock.
 *
 * @param pool must provide sessions, so not a pooler in transaction mode.
 * @throws {MigrationLockError} when a table was locked at every attempt.
 */
export async function migrateDatabase(pool: Pool, options: MigrateOptions = {}): Promise<void> {
  const client = await connectWithRetry(pool);
  try {
    // Building an index may exceed the service's statement timeout.
    await client.query('SET statement_timeout = 0');
    // Suppresses the notices about existing objects.
    await client.query('SET client_min_messages = warning');
    const migrations = readMigrations(options.folder ?? migrationsFolder);
    if ((await newestApplied(client)) >= newestTime(migrations)) return;
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
    // Ending the session releases the lock and resets the settings.
    client.release(true);
  }
}

/** Whether the newest migration of this code has been applied. */
export async function isMigrated(pool: Pool): Promise<boolean> {
  newestOfOurs ??= newestTime(readMigrations(migrationsFolder));
  return (await newestApplied(pool)) >= newestOfOurs;
}

let newestOfOurs: number | undefined;

function newestTime(migrations: readonly Migration[]): number {
  return Math.max(...migrations.map(({ when }) => when));
}

/** Creation time of the newest applied migration; 0 without any. */
async function newestApplied(session: Pick<PoolClient, 'query'>): Promise<number> {
  try {
    const { rows } = await session.query<{ newest: string | null }>(
      'SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations',
    );
    return Number(rows[0]?.newest ?? 0);
  } catch (error) {
    if (errorCode(error) === undefinedTable) return 0;
    throw error;
  }
}

const undefinedTable = '42P01';
const lockNotAvailable = '55P03';

/**
 * The process's first connection is made while it loads its code: on a busy machine it may time out although the
 * database is up.
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
 * Waits until no other process migrates. Polls, because a waiting statement holds a snapshot for which CREATE INDEX
 * CONCURRENTLY of the migrating process could wait.
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
    for (const statement of migration.statements) {
      await retryWhileLocked(migration, options, async () => {
        // A build that ran into a lock leaves an index by this name, which the next attempt would take for a finished one.
        await dropUnfinishedIndexes(client, migration);
        await client.query(statement);
      });
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

/** Retries until the tables are free. Queued queries run between two attempts. */
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
      if (errorCode(error) !== lockNotAvailable) throw error;
      if (attempt === lockTries) {
        throw new MigrationLockError(
          `The migration ${tag} found its table locked at each of ${lockTries} attempts: end the long transactions (pg_stat_activity), and start again.`,
          { cause: error },
        );
      }
    }
    await delay(lockPause * (1 + Math.random()));
  }
}

/**
 * A failed concurrent index build leaves an invalid index, which is never used but would make IF NOT EXISTS skip the
 * build.
 */
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

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
