import type { PoolClient } from 'pg';

import type { Database } from '../../database/database.ts';

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
