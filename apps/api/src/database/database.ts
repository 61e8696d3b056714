import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '@melhor-escola/config/environment';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import { checkRoom, explainWriteError, lockDataFolder, writable } from './data-folder.ts';
import { startEmbeddedEngine } from './embedded-engine.ts';
import { migrateDatabase } from './migrate.ts';

export type DatabaseEngine = 'pglite' | 'postgresql';

/** An open, migrated database: the same SQL and the same driver on both engines. */
export interface Database {
  readonly engine: DatabaseEngine;
  /**
   * For queries and transactions. The embedded engine has a single session: within a transaction use the transaction's
   * own handle, never `db`, which would wait for the transaction to end.
   */
  readonly db: NodePgDatabase;
  /** node-postgres' pool, for what drizzle does not do: COPY-like batches, named prepared statements, VACUUM. */
  readonly pool: Pool;
  /** Waits for running queries, closes, and releases the data folder. Safe to call twice. */
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  /** Milliseconds after which PostgreSQL cancels a statement (57014); 0 for never. The embedded engine cannot cancel. */
  readonly statementTimeout?: number;
  /** Connections to PostgreSQL at the most. The embedded engine has one. */
  readonly maxConnections?: number;
}

/**
 * Opens the database of this environment and migrates it: PostgreSQL at `DATABASE_URL`, otherwise the embedded one in
 * `DATA_DIR/database`, which this process then holds alone.
 *
 * @throws {DataFolderError} when another process holds the data folder, or it is full or cannot be written.
 * @throws {EmbeddedDatabaseError} when the embedded database does not open.
 */
export async function openDatabase(
  environment: Pick<Environment, 'dataDir' | 'databaseUrl'>,
  options: OpenDatabaseOptions = {},
): Promise<Database> {
  return environment.databaseUrl === undefined
    ? openEmbedded(environment.dataDir)
    : openPostgresql(environment.databaseUrl, options);
}

async function openPostgresql(url: string, options: OpenDatabaseOptions): Promise<Database> {
  const pool = newPool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    statement_timeout: options.statementTimeout ?? 10_000,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  return ready('postgresql', pool, async () => {
    await pool.end();
  });
}

async function openEmbedded(dataDir: string): Promise<Database> {
  writable(dataDir, () => mkdirSync(dataDir, { recursive: true, mode: 0o700 }));
  const lock = await lockDataFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'database');
    checkRoom(dataDir, existsSync(folder));
    const engine = await startEmbeddedEngine(folder);
    const pool = newPool({
      stream: () => engine.connect(),
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      // Callers queue for the one session; who has waited this long is told that the service is busy.
      connectionTimeoutMillis: 30_000,
    });
    return await ready('pglite', pool, async () => {
      await pool.end();
      await engine.close();
      lock.release();
    });
  } catch (error) {
    lock.release();
    throw explainWriteError(dataDir, error);
  }
}

function newPool(config: PoolConfig): Pool {
  const pool = new Pool({ application_name: 'melhor-escola', ...config });
  // A connection that breaks while idle is replaced on the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

async function ready(engine: DatabaseEngine, pool: Pool, close: () => Promise<void>): Promise<Database> {
  let closed: Promise<void> | undefined;
  const database: Database = {
    engine,
    pool,
    db: drizzle({ client: pool }),
    close: () => (closed ??= close()),
  };
  try {
    await migrateDatabase(pool);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
