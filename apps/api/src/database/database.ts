import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Environment } from '@melhor-escola/server-kit/environment';
import { makeFolder } from '@melhor-escola/server-kit/make-folder';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { checkSpace, explainWriteError, lockDataFolder, writable } from './embedded/data-folder.ts';
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
  /** node-postgres' pool, for what drizzle does not do: COPY-like batches, named prepared statements. */
  readonly pool: Pool;
  /**
   * For what needs a session of its own, because it sets or locks something beyond a transaction, or may not be in one:
   * VACUUM, session locks, CREATE INDEX CONCURRENTLY. `pool` itself, unless a pooler lies before it.
   */
  readonly sessions: Pool;
  /**
   * For what everybody may see and need not be of this instant: search. What somebody has just written is read from `db`
   * or `pool`.
   */
  readonly reads: Reads;
  /** Where `reads` go, when there is a replica. */
  readonly replica: ReplicaReads | undefined;
  /** Whether a statement that is given a name stays prepared on its connection. */
  readonly namedStatements: boolean;
  /** Waits for running queries, closes, and releases the data folder. Safe to call twice. */
  close(): Promise<void>;
}

/** What of the environment says where the database is, and how it is met. */
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
  /** Connections to PostgreSQL at the most. The embedded engine has one. */
  readonly maxConnections?: number;
  readonly replica?: ReplicaOptions;
}

/**
 * Opens the database of this environment and migrates it: PostgreSQL at `DATABASE_URL`, otherwise the embedded one in
 * `DATA_DIR/database`, which this process then holds alone.
 *
 * @throws {DataFolderError} when another process holds the data folder, or it is full or cannot be written.
 * @throws {EmbeddedDatabaseError} when the embedded database does not open.
 * @throws {MigrationLockError} when a table that is to change was in use all the time.
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
  // A pooler refuses settings at the beginning of a session, which it hands on: there the role has the time limit.
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
    checkSpace(dataDir, existsSync(folder));
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
  // A connection that breaks is replaced on the next use, and whoever waits for its answer is told. Without listeners it
  // would end the process: the pool's while it is idle, its own while somebody holds it and asks nothing of it just then.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

interface OpenedEngine extends Pick<Database, 'engine' | 'pool' | 'sessions' | 'namedStatements' | 'close'> {
  /** Begins to watch the replica; once the database is migrated. */
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

/** Runs `work` in a transaction without a time limit, committed when it resolves and rolled back when it throws. */
export async function inTransaction<T>(
  database: Database,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect();
  let failed = false;
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    failed = true;
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    // After a failure the session's state is not worth trusting.
    client.release(failed && database.engine === 'postgresql');
  }
}
