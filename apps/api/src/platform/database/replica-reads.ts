import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { isDatabaseUnavailable } from '../http/errors/database-unavailable.ts';

/** Connection for reads that may be slightly old. */
export interface Reads {
  query<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row>>;
  /** Opens a read-only transaction. */
  connect(): Promise<PoolClient>;
}

export interface ReplicaOptions {
  /** Maximum lag of the replica in seconds. */
  readonly maximumLag?: number;
  /** Poll interval in milliseconds. */
  readonly checkEvery?: number;
}

/** Timeout of the position query on each database. */
const QUERY_TIMEOUT_MS = 2_000;

/** Dropping the oldest only delays the detection that a replica has caught up. */
const MAX_POSITIONS = 300;

interface LogPosition {
  /** Position in the write-ahead log, in bytes. */
  readonly bytes: number;
  /** Milliseconds. */
  readonly seenAt: number;
}

/**
 * Reads from the replica while it is close enough to the primary, and from the primary otherwise.
 *
 * The lag comes from the write-ahead log: the primary's position is recorded at each poll, and the newest position
 * that the replica has reached dates its data. The replica's own clock is no measure, because it stands still while
 * nothing is written.
 */
export class ReplicaReads implements Reads {
  readonly #primary: Pool;
  readonly #replica: Pool;
  readonly #maximumLag: number;
  readonly #timer: NodeJS.Timeout;
  /** Positions of the primary with their times, starting from the one the replica has reached, oldest first. */
  #positions: readonly LogPosition[] = [];
  #polling: Promise<void> | undefined;
  #lag: number | undefined;

  constructor(primary: Pool, replica: Pool, { maximumLag = 5, checkEvery = 1_000 }: ReplicaOptions = {}) {
    this.#primary = primary;
    this.#replica = replica;
    this.#maximumLag = maximumLag;
    this.#timer = setInterval(() => void this.#poll(), checkEvery).unref();
    void this.#poll();
  }

  /** Lag of the replica in seconds; `undefined` while it is unavailable. */
  get lag(): number | undefined {
    return this.#lag;
  }

  /** Whether reads go to the replica. */
  get inUse(): boolean {
    return this.#lag !== undefined && this.#lag <= this.#maximumLag;
  }

  get pool(): Pool {
    return this.#replica;
  }

  async query<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row>> {
    if (!this.inUse) return this.#primary.query<Row>(statement);
    try {
      return await this.#replica.query<Row>(statement);
    } catch (error) {
      if (!this.#isAway(error)) throw error;
      return this.#primary.query<Row>(statement);
    }
  }

  async connect(): Promise<PoolClient> {
    if (!this.inUse) return this.#primary.connect();
    try {
      return await this.#replica.connect();
    } catch (error) {
      if (!this.#isAway(error)) throw error;
      return this.#primary.connect();
    }
  }

  /** Stops polling and closes the connections to the replica. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#polling;
    await this.#replica.end();
  }

  /** A statement that timed out would also time out on the primary. */
  #isAway(error: unknown): boolean {
    if (!isDatabaseUnavailable(error) || isTimeout(error)) return false;
    // A row removed on the replica while being read (40001) says nothing about the next statement.
    if (!hasCode(error, '40001')) this.#lag = undefined;
    return true;
  }

  #poll(): Promise<void> {
    // Do not start a poll while one is running.
    this.#polling ??= this.#compare().finally(() => {
      this.#polling = undefined;
    });
    return this.#polling;
  }

  async #compare(): Promise<void> {
    const seenAt = performance.now();
    const [primary, replica] = await Promise.allSettled([
      logPosition(this.#primary, 'pg_current_wal_lsn()'),
      // A promoted replica is not a replica any more: it receives no further writes.
      logPosition(this.#replica, 'CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END'),
    ]);
    // While the primary is down nothing is written, so the replica's data does not age.
    if (primary.status === 'fulfilled') this.#recordPosition({ bytes: primary.value, seenAt });
    const reached =
      replica.status === 'fulfilled'
        ? this.#positions.findLastIndex(({ bytes }) => bytes <= replica.value)
        : -1;
    if (reached >= 0) this.#positions = this.#positions.slice(reached);
    const [own] = this.#positions;
    const newest = this.#positions.at(-1);
    this.#lag = reached >= 0 && own && newest ? (newest.seenAt - own.seenAt) / 1000 : undefined;
  }

  #recordPosition(position: LogPosition): void {
    const newest = this.#positions.at(-1);
    // A new primary, whose log starts before the last one's end.
    const known = newest && position.bytes < newest.bytes ? [] : this.#positions;
    const others = newest?.bytes === position.bytes ? known.slice(0, -1) : known;
    this.#positions = [...others, position].slice(-MAX_POSITIONS);
  }
}

async function logPosition(pool: Pool, expression: string): Promise<number> {
  const question = {
    text: `SELECT pg_wal_lsn_diff(${expression}, '0/0')::float8 AS position`,
    query_timeout: QUERY_TIMEOUT_MS,
  };
  const { rows } = await pool.query<{ readonly position: number | null }>(question);
  const position = rows[0]?.position;
  if (typeof position !== 'number') throw new Error('The database returned no log position.');
  return position;
}

function isTimeout(error: unknown): boolean {
  return hasCode(error, '57014');
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
