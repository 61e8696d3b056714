import path from 'node:path';
import type { Environment } from '@melhor-escola/server-kit/environment';
import { makeFolder } from '@melhor-escola/server-kit/make-folder';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import {
  checkSpace,
  databaseExists,
  explainWriteError,
  lockDataFolder,
  writable,
} from './embedded/data-folder.ts';
import { startEmbeddedEngine } from './embedded/embedded-engine.ts';
import { migrateDatabase } from './migrate.ts';
import { type Reads, type ReplicaOptions, ReplicaReads } from './replica-reads.ts';

export type DatabaseEngine = 'pglite' | 'postgresql';

/** An open, migrated database: the same SQL and the same driver on both engines. */
export interface Database {
  readonly engine: DatabaseEngine;
  /**
   * For queries and transactions. The embedded engine has a single session: within a transaction use the transaction's
   * own handle, never `db`, which would wait for the transaction to end.
   */
  readonly db: NodePgDatabase;
  /** node-postgres' pool, for what drizzle does not cover: batches and named prepared statements. */
  readonly pool: Pool;
  /**
   * For work that needs a session of its own because it outlives or excludes a transaction: VACUUM, session locks,
   * CREATE INDEX CONCURRENTLY. The same as `pool` unless a pooler is in front of it.
   */
  readonly sessions: Pool;
  /** For public data that may be slightly old, such as searches. Read your own writes from `db` or `pool`. */
  readonly reads: Reads;
  /** The replica behind `reads`, if there is one. */
  readonly replica: ReplicaReads | undefined;
  /** Whether a named statement stays prepared on its connection. */
  readonly namedStatements: boolean;
  /** Waits for running queries, closes, and releases the data folder. Safe to call twice. */
  close(): Promise<void>;
}

/** Environment settings of the database connection. */
export type DatabaseEnvironment = Pick<Environment, 'dataDir' | 'databaseUrl'> &
  Partial<
    Pick<
      Environment,
      | 'databaseReplicaUrl'
      | 'databasePoolSize'
      | 'databaseStatementTimeout'
      | 'databasePooler'
      | 'databaseDirectUrl'
    >
  >;

export interface OpenDatabaseOptions {
  /** Milliseconds after which PostgreSQL cancels a statement (57014); 0 for never. The embedded engine cannot cancel. */
  readonly statementTimeout?: number;
  /** Maximum connections to PostgreSQL. The embedded engine has one. */
  readonly maxConnections?: number;
  readonly replica?: ReplicaOptions;
}

/**
 * Opens this environment's database and migrates it: PostgreSQL at `DATABASE_URL`, otherwise the embedded one in
 * `DATA_DIR/database`, which this process then locks.
 *
 * @throws {DataFolderError} when another process holds the data folder, or it is full, not writable or damaged.
 * @throws {EmbeddedDatabaseError} when the embedded database does not open.
 * @throws {MigrationLockError} when a table to migrate was locked all the time.
 */
export async function openDatabase(
  environment: DatabaseEnvironment,
  options: OpenDatabaseOptions = {},
): Promise<Database> {
  return environment.databaseUrl === undefined
    ? openEmbedded(environment.dataDir)
    : openPostgresql(environment.databaseUrl, environment, options);
}

async function openPostgresql(
  url: string,
  environment: DatabaseEnvironment,
  options: OpenDatabaseOptions,
): Promise<Database> {
  const pooler = environment.databasePooler ?? 'none';
  const max = options.maxConnections ?? environment.databasePoolSize ?? 10;
  const timeout = {
    statement_timeout: options.statementTimeout ?? environment.databaseStatementTimeout ?? 10_000,
  };
  const connect = (connectionString: string, settings: PoolConfig): Pool =>
    newPool({ connectionString, max, connectionTimeoutMillis: 5_000, keepAlive: true, ...settings });
  // A pooler rejects session settings, because it shares sessions: set the timeout on the role instead.
  const pool = connect(url, pooler === 'none' ? timeout : {});
  const direct = environment.databaseDirectUrl;
  const sessions = pooler === 'none' || direct === undefined ? pool : connect(direct, { ...timeout, max: 3 });
  const { databaseReplicaUrl: replicaUrl } = environment;
  let replica: ReplicaReads | undefined;
  return ready({
    engine: 'postgresql',
    pool,
    sessions,
    namedStatements: pooler !== 'transaction',
    openReplica: () => {
      if (replicaUrl === undefined) return undefined;
      const replicaPool = connect(replicaUrl, pooler === 'none' ? timeout : {});
      replica = new ReplicaReads(pool, replicaPool, options.replica);
      return replica;
    },
    async close() {
      await replica?.close();
      await pool.end();
      if (sessions !== pool) await sessions.end();
    },
  });
}

async function openEmbedded(dataDir: string): Promise<Database> {
  writable(dataDir, () => makeFolder(dataDir));
  const lock = await lockDataFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'database');
    checkSpace(dataDir, databaseExists(folder));
    const engine = await startEmbeddedEngine(folder);
    const pool = newPool({
      stream: () => engine.connect(),
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      // Callers queue for the single session; after this time they get 503.
      connectionTimeoutMillis: 30_000,
    });
    return await ready({
      engine: 'pglite',
      pool,
      sessions: pool,
      namedStatements: true,
      openReplica: () => undefined,
      async close() {
        await pool.end();
        await engine.close();
        lock.release();
      },
    });
  } catch (error) {
    lock.release();
    throw explainWriteError(dataDir, error);
  }
}

function newPool(config: PoolConfig): Pool {
  const pool = new Pool({ application_name: 'melhor-escola', ...config });
  // A broken connection is replaced on the next use, and its pending queries fail. Without listeners the event would
  // end the process: the pool emits it for an idle connection, the connection itself while a caller holds it without
  // a pending query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

interface OpenedEngine extends Pick<Database, 'engine' | 'pool' | 'sessions' | 'namedStatements' | 'close'> {
  /** Starts monitoring the replica, after the migration. */
  readonly openReplica: () => ReplicaReads | undefined;
}

async function ready({ openReplica, close, ...opened }: OpenedEngine): Promise<Database> {
  let closed: Promise<void> | undefined;
  const closeOnce = (): Promise<void> => (closed ??= close());
  try {
    await migrateDatabase(opened.sessions);
  } catch (error) {
    await closeOnce();
    throw error;
  }
  const replica = openReplica();
  return {
    ...opened,
    db: drizzle({ client: opened.pool }),
    reads: replica ?? opened.pool,
    replica,
    close: closeOnce,
  };
}

/**
 * Runs `work` in a transaction without a time limit: commits when it resolves, rolls back when it throws.
 *
 * @param keeps whether to commit this result; false also rolls back, without an error.
 */
export async function inTransaction<T>(
  database: Database,
  work: (client: PoolClient) => Promise<T>,
  keeps: (result: T) => boolean = () => true,
): Promise<T> {
  const client = await database.pool.connect();
  let isClean = true;
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    const result = await work(client);
    await client.query(keeps(result) ? 'COMMIT' : 'ROLLBACK');
    return result;
  } catch (error) {
    isClean = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    );
    throw error;
  } finally {
    // A session that cannot roll back is in an unknown state. Any other is kept: to reject a change is usual, to connect is expensive.
    client.release(!isClean && database.engine === 'postgresql');
  }
}
