import type { Pool } from 'pg';
import type { Database } from '../../../platform/database/database.ts';
import { refreshDirectoryTotals, vacuumTables } from '../../directory-totals.ts';
import { withImportLock } from './import-lock.ts';
import { ImportFileError, type ImportOptions, type ImportReport, ImportTally } from './import-report.ts';

/** Which run: its kind, as in the log of imports, and the name of its file. */
interface RunOptions extends Pick<ImportOptions, 'begin' | 'dryRun' | 'prepare'> {
  readonly kind: string;
  readonly fileName?: string | undefined;
}

/**
 * Runs one import or seed exclusively, records it in `import_run`, and updates the directory's figures and table
 * statistics afterwards, even when it is interrupted or fails. A dry run does none of that, and is recorded only if the
 * panel begins it: `work` writes nothing either.
 *
 * @param work counts into the tally and returns the outcome.
 * @throws {ImportBusyError} when another is running.
 */
export async function runImport(
  database: Database,
  { kind, fileName, dryRun = false, begin, prepare }: RunOptions,
  work: (tally: ImportTally) => Promise<ImportReport['outcome']>,
): Promise<ImportReport> {
  return withImportLock(database, async () => {
    const tally = new ImportTally(kind, dryRun);
    const { pool } = database;
    const id = begin ? await begin() : dryRun ? undefined : await storeRun(pool, kind, fileName);
    const finish = async (): Promise<void> => {
      if (dryRun) return;
      await refreshDirectoryTotals(database);
      if (tally.new + tally.changed > 0) await vacuumTables(database);
    };
    let outcome: ImportReport['outcome'];
    try {
      await prepare?.();
      outcome = await work(tally);
    } catch (error) {
      // The report includes committed batches, if the database responds; the original error takes precedence.
      await finish().catch(() => undefined);
      if (id !== undefined) await storeFailure(pool, id, error).catch(() => undefined);
      throw error;
    }
    await finish();
    const report = tally.report(outcome);
    if (id === undefined) return report;
    await pool.query('UPDATE import_run SET finished_at = now(), report = $2, rejected = $3 WHERE id = $1', [
      id,
      JSON.stringify(report),
      JSON.stringify(tally.rejected()),
    ]);
    return report;
  });
}

async function storeRun(pool: Pool, kind: string, fileName: string | undefined): Promise<number | undefined> {
  const { rows } = await pool.query<{ id: number }>(
    'INSERT INTO import_run (kind, file_name) VALUES ($1, $2) RETURNING id',
    [kind, fileName],
  );
  return rows[0]?.id;
}

const serverFailure =
  'A importação parou por uma falha nossa. O que já entrou fica; envie o arquivo de novo.';

/** The run has no report then: that is how an unfinished one is known. */
async function storeFailure(pool: Pool, id: number, error: unknown): Promise<void> {
  const advice = error instanceof ImportFileError ? error.advice : undefined;
  await pool.query('UPDATE import_run SET finished_at = now(), failure = $2 WHERE id = $1', [
    id,
    advice ?? serverFailure,
  ]);
}
