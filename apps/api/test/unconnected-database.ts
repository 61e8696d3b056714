import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import type { Database } from '../src/database/database.ts';

/** A database that nothing is asked of, or that does not answer: neither opened nor migrated. */
export function unconnectedDatabase(config: PoolConfig = {}): Database {
  const pool = new Pool(config);
  return {
    engine: 'postgresql',
    pool,
    sessions: pool,
    reads: pool,
    replica: undefined,
    namedStatements: true,
    db: drizzle({ client: pool }),
    close: () => pool.end(),
  };
}
