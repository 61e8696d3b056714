import { openDatabase, type Database } from '../database/database.ts';
import { withImportLock } from '../imports/run/import-lock.ts';
import type { TableResult } from './backup-format.ts';
import { restore } from './restore.ts';
import { snapshotLines, type BackupOptions } from './snapshot.ts';

/**
 * Copies everything this database holds at this moment to an empty PostgreSQL, which is migrated first, all or nothing;
 * every row is read there again and compared. This database stays as it is.
 *
 * @param to 'postgres://…'
 * @throws {RestoreRefusedError} when the other database holds something.
 * @throws {BackupStoppedError} when the signal said so. Nothing was written.
 * @throws {ImportBusyError} when an import is at work here.
 */
export async function moveDatabase(
  database: Database,
  to: string,
  options: BackupOptions = {},
): Promise<readonly TableResult[]> {
  const target = await openDatabase({ dataDir: '', databaseUrl: to }, { maxConnections: 4 });
  try {
    return await withImportLock(database, () =>
      restore(target, snapshotLines(database, { signal: options.signal }), options),
    );
  } finally {
    await target.close();
  }
}
