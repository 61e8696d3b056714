import type { Database } from '../../database/database.ts';
import { refreshDirectoryTotals, vacuumTables } from '../../directory/directory-totals.ts';
import { withImportLock } from './import-lock.ts';
import { ImportTally, type ImportReport } from './import-report.ts';

/**
 * Runs one import or seed from beginning to end: alone, noted in `import_run`, with the directory's figures and the
 * tables' statistics put right afterwards, also when it is stopped half-way or fails.
 *
 * @param work counts into the tally and says how it ended.
 * @throws {ImportBusyError} when another is at work.
 */
export async function runImport(
  database: Database,
  kind: string,
  fileName: string | undefined,
  work: (tally: ImportTally) => Promise<ImportReport['outcome']>,
): Promise<ImportReport> {
  return withImportLock(database, async () => {
    const run = await database.pool.query<{ id: number }>(
      'INSERT INTO import_run (kind, file_name) VALUES ($1, $2) RETURNING id',
      [kind, fileName],
    );
    const tally = new ImportTally(kind);
    const settle = async (): Promise<void> => {
      await refreshDirectoryTotals(database);
      if (tally.new + tally.changed > 0) await vacuumTables(database);
    };
    let outcome: ImportReport['outcome'];
    try {
      outcome = await work(tally);
    } catch (error) {
      // What its batches wrote stands and is counted, if the database still answers; the failure itself comes first.
      await settle().catch(() => undefined);
      throw error;
    }
    await settle();
    const report = tally.report(outcome);
    await database.pool.query('UPDATE import_run SET finished_at = now(), report = $2 WHERE id = $1', [
      run.rows[0]?.id,
      JSON.stringify(report),
    ]);
    return report;
  });
}
