import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { isDatabaseUnavailable } from '../server/errors/database-unavailable.ts';

/** Where reads go that need not be of this instant. */
export interface Reads {
  query<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row>>;
  /** For a transaction that only reads. */
  connect(): Promise<PoolClient>;
}

export interface ReplicaOptions {
  /** Seconds by which the replica may be behind. */
  readonly maximumLag?: number;
  /** Milliseconds between looks. */
  readonly checkEvery?: number;
}

/** Milliseconds that each database gets to say how far it is. */
const QUERY_TIMEOUT_MS = 2_000;

/** Without the oldest, a replica that was long away is known to be near only a little later. */
const MAX_POSITIONS = 300;

interface LogPosition {
  /** How far the log is, in bytes. */
  readonly bytes: number;
  /** Milliseconds. */
  readonly seenAt: number;
}

/**
 * Reads from the replica while it is near enough to the primary, and from the primary otherwise.
 *
 * How far behind it is, is told by the log: the primary's position is noted at each look, and the newest that the replica
 * has reached tells of when its data is. The replica's own clock says nothing: it stands still while nobody writes.
 */
export class ReplicaReads implements Reads {
  readonly #primary: Pool;
  readonly #replica: Pool;
  readonly #maximumLag: number;
  readonly #timer: NodeJS.Timeout;
  /** Positions of the primary with when it was last seen there, from the one that the replica has reached. The oldest first. */
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

  /** Seconds by which the replica is behind; `undefined` while it is away or is none. */
  get lag(): number | undefined {
    return this.#lag;
  }

  /** Whether it is read from. */
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

  /** Ends the looks and the connections to the replica. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#polling;
    await this.#replica.end();
  }

  /** A statement that took too long would take as long on the primary. */
  #isAway(error: unknown): boolean {
    if (!isDatabaseUnavailable(error) || isTimeout(error)) return false;
    // A row that the replica removed while it was read (40001) says nothing about the next statement.
    if (!hasCode(error, '40001')) this.#lag = undefined;
    return true;
  }

  #poll(): Promise<void> {
    // A look that takes long is waited for.
    this.#polling ??= this.#compare().finally(() => {
      this.#polling = undefined;
    });
    return this.#polling;
  }

  async #compare(): Promise<void> {
    const seenAt = performance.now();
    const [primary, replica] = await Promise.allSettled([
      positionOf(this.#primary, 'pg_current_wal_lsn()'),
      // A replica that was promoted is none any more: nothing that is written from now on reaches it.
      positionOf(this.#replica, 'CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END'),
    ]);
    // While the primary is away nothing is written, and the replica's data grows no older.
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
    // Another primary, which begins before where the last one ended.
    const known = newest && position.bytes < newest.bytes ? [] : this.#positions;
    const others = newest?.bytes === position.bytes ? known.slice(0, -1) : known;
    this.#positions = [...others, position].slice(-MAX_POSITIONS);
  }
}

async function positionOf(pool: Pool, expression: string): Promise<number> {
  const question = {
    text: `SELECT pg_wal_lsn_diff(${expression}, '0/0')::float8 AS position`,
    query_timeout: QUERY_TIMEOUT_MS,
  };
  const { rows } = await pool.query<{ readonly position: number | null }>(question);
  const position = rows[0]?.position;
  if (typeof position !== 'number') throw new Error('The database says no position of its log.');
  return position;
}

function isTimeout(error: unknown): boolean {
  return hasCode(error, '57014');
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
