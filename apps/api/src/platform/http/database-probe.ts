import { Client, type Pool } from 'pg';
import type { Database } from '../database/database.ts';

/** Timeout of a probe's query, and of a new connection for it, in milliseconds. */
const PROBE_TIMEOUT_MS = 1_000;

const question = { text: 'SELECT 1', query_timeout: PROBE_TIMEOUT_MS };

/** Whether the database or its replica does not respond now. Concurrent callers share one probe. */
export function createProbe({ pool, replica }: Pick<Database, 'pool' | 'replica'>): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return () =>
    (asked ??= Promise.all([pool, replica?.pool].map(isUnresponsive))
      .then((silent) => silent.includes(true))
      .finally(() => {
        asked = undefined;
      }));
}

async function isUnresponsive(pool: Pool | undefined): Promise<boolean> {
  if (!pool) return false;
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(true), 2 * PROBE_TIMEOUT_MS);
  const answer = ask(pool).then(
    () => false,
    () => true,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks the database something. The connection of an unanswered question is closed with it. */
async function ask(pool: Pool): Promise<void> {
  const isBusy = pool.idleCount === 0 && pool.totalCount >= pool.options.max;
  if (!isBusy) {
    await pool.query(question);
    return;
  }
  // In the queue of a busy pool, a probe would take others' long transactions for a database that does not respond.
  const client = new Client({ ...pool.options, connectionTimeoutMillis: PROBE_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(question);
  } finally {
    void client.end().catch(() => undefined);
  }
}
