import type { Database } from '../../../platform/database/database.ts';

/** Another import or seed is running. */
export class ImportBusyError extends Error {
  override readonly name = 'ImportBusyError';
}

/** Advisory lock id of imports, the same in every process of the service. */
const IMPORT_LOCK_ID = 7_205_252;

const busy = new WeakSet<Database>();

/**
 * Runs `work` exclusively: imports and seeds choose slugs and neighborhoods from stored rows, and two at once would
 * choose the same. On PostgreSQL the lock spans processes; the embedded database has only this one.
 *
 * @throws {ImportBusyError} when another is running.
 */
export async function withImportLock<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (busy.has(database)) throw importBusy();
  busy.add(database);
  try {
    return database.engine === 'pglite' ? await work() : await withServerLock(database, work);
  } finally {
    busy.delete(database);
  }
}

async function withServerLock<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const client = await database.sessions.connect();
  let unlocked = false;
  try {
    const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [
      IMPORT_LOCK_ID,
    ]);
    if (!rows[0]?.held) throw importBusy();
    try {
      return await work();
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [IMPORT_LOCK_ID]);
      unlocked = true;
    }
  } finally {
    // If unlocking failed, ending the session releases the lock.
    client.release(!unlocked);
  }
}

/** Whether an import or seed is running, in whatever process. */
export async function isImportRunning(database: Database): Promise<boolean> {
  if (database.engine === 'pglite') return busy.has(database);
  const { rows } = await database.pool.query(
    `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
      WHERE locktype = 'advisory' AND classid = 0 AND objid = $1 AND granted AND datname = current_database()`,
    [IMPORT_LOCK_ID],
  );
  return rows.length > 0;
}

function importBusy(): ImportBusyError {
  return new ImportBusyError('Another import or seed is running. Wait for it to end, then run this again.');
}
