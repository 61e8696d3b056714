import type { Database } from '../../../platform/database/database.ts';
import { refreshDirectoryTotals, vacuumTables } from '../../directory-totals.ts';
import { withImportLock } from './import-lock.ts';
import { ImportTally, type ImportReport } from './import-report.ts';

/** Which run: its kind, as in the log of imports, and the name of its file. */
interface RunOptions {
  readonly kind: string;
  readonly fileName?: string | undefined;
  readonly dryRun?: boolean | undefined;
}

/**
 * Runs one import or seed exclusively, records it in `import_run`, and updates the directory's figures and table
 * statistics afterwards, even when it is interrupted or fails. A dry run does none of that: `work` writes nothing either.
 *
 * @param work counts into the tally and returns the outcome.
 * @throws {ImportBusyError} when another is running.
 */
export async function runImport(
  database: Database,
  { kind, fileName, dryRun = false }: RunOptions,
  work: (tally: ImportTally) => Promise<ImportReport['outcome']>,
): Promise<ImportReport> {
  return withImportLock(database, async () => {
    const tally = new ImportTally(kind, dryRun);
    if (dryRun) return tally.report(await work(tally));
    const run = await database.pool.query<{ id: number }>(
      'INSERT INTO import_run (kind, file_name) VALUES ($1, $2) RETURNING id',
      [kind, fileName],
    );
    const finish = async (): Promise<void> => {
      await refreshDirectoryTotals(database);
      if (tally.new + tally.changed > 0) await vacuumTables(database);
    };
    let outcome: ImportReport['outcome'];
    try {
      outcome = await work(tally);
    } catch (error) {
      // The report includes committed batches, if the database responds; the original error takes precedence.
      await finish().catch(() => undefined);
      throw error;
    }
    await finish();
    const report = tally.report(outcome);
    await database.pool.query('UPDATE import_run SET finished_at = now(), report = $2 WHERE id = $1', [
      run.rows[0]?.id,
      JSON.stringify(report),
    ]);
    return report;
  });
}
