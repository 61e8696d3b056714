import type { Database } from '../../../platform/database/database.ts';

/** Another import or seed is running. */
export class ImportBusyError extends Error {
  override readonly name = 'ImportBusyError';
}

/** Advisory lock id of imports, the same in every process of the service. */
const IMPORT_LOCK_ID = 7_205_252;

/** First part of the advisory lock id that tells which run goes on; the second is the run's id. */
const RUN_LOCK_CLASS = 7_205_252;

/** The databases with an import or seed of this process, and the run that it is, if it is stored. */
const busy = new WeakMap<Database, number | undefined>();

/** Tells all processes which stored run holds the lock, for as long as it does. */
export type NameRun = (run: number) => Promise<void>;

/**
 * Runs `work` exclusively: imports and seeds choose slugs and neighborhoods from stored rows, and two at once would
 * choose the same. On PostgreSQL the lock spans processes; the embedded database has only this one.
 *
 * @throws {ImportBusyError} when another is running.
 */
export async function withImportLock<T>(
  database: Database,
  work: (nameRun: NameRun) => Promise<T>,
): Promise<T> {
  if (busy.has(database)) throw importBusy();
  busy.set(database, undefined);
  const nameRun: NameRun = async (run) => void busy.set(database, run);
  try {
    return database.engine === 'pglite' ? await work(nameRun) : await withServerLock(database, work);
  } finally {
    busy.delete(database);
  }
}

async function withServerLock<T>(database: Database, work: (nameRun: NameRun) => Promise<T>): Promise<T> {
  const client = await database.sessions.connect();
  let unlocked = false;
  try {
    const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [
      IMPORT_LOCK_ID,
    ]);
    if (!rows[0]?.held) throw importBusy();
    try {
      return await work(async (run) => {
        await client.query('SELECT pg_advisory_lock($1, $2)', [RUN_LOCK_CLASS, run]);
      });
    } finally {
      await client.query('SELECT pg_advisory_unlock_all()');
      unlocked = true;
    }
  } finally {
    // If unlocking failed, ending the session releases the lock.
    client.release(!unlocked);
  }
}

/** The run that goes on, in whatever process; undefined without one, and for an import that is not stored as a run. */
export async function findRunningImport(database: Database): Promise<number | undefined> {
  if (database.engine === 'pglite') return busy.get(database);
  const { rows } = await database.pool.query<{ run: number }>(
    `SELECT objid::int AS run FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
      WHERE locktype = 'advisory' AND classid = $1 AND objsubid = 2 AND granted AND datname = current_database()`,
    [RUN_LOCK_CLASS],
  );
  return rows[0]?.run;
}

function importBusy(): ImportBusyError {
  return new ImportBusyError('Another import or seed is running. Wait for it to end, then run this again.');
}
