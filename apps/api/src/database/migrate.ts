import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { z } from 'zod';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number, the same in every process of the service: the right to migrate. */
const migrationLock = 7_205_251;

const journal = z.object({ entries: z.array(z.object({ when: z.number() })).min(1) });

/**
 * Brings the database to the schema of this code, once, however many processes start together: the first migrates and the
 * others wait for it. Each migration is applied wholly or not at all.
 */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for another's migration, or building an index, may take longer than any query of the service should.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    // Without the notices that what exists already is not made again.
    await client.query('SET client_min_messages = warning');
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    // Ending the session gives back the lock and the settings, whatever went wrong.
    client.release(true);
  }
}

/** Whether the newest migration of this code has been applied. */
export async function isMigrated(pool: Pool): Promise<boolean> {
  const { entries } = journal.parse(
    JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')),
  );
  const newest = Math.max(...entries.map((entry) => entry.when));
  const applied = await pool.query<{ newest: string | null }>(
    'SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations',
  );
  return Number(applied.rows[0]?.newest ?? 0) >= newest;
}
