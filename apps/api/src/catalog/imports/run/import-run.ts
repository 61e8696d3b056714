import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { refreshDirectoryTotals, vacuumTables } from '../../directory-totals.ts';
import { type NameRun, withImportLock } from './import-lock.ts';
import {
  ImportFileError,
  type ImportOptions,
  type ImportReport,
  ImportTally,
  type RunOutcome,
} from './import-report.ts';

/** Which run: its kind, as in the log of imports, and the name of its file. */
interface RunOptions extends Pick<
  ImportOptions,
  'begin' | 'onBegun' | 'dryRun' | 'prepare' | 'onUnfinished'
> {
  readonly kind: string;
  readonly fileName?: string | undefined;
  /** Whether the import stores the whole file or nothing. */
  readonly strict?: boolean;
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
  options: RunOptions,
  work: (tally: ImportTally) => Promise<RunOutcome>,
): Promise<ImportReport> {
  return withImportLock(database, async (nameRun) => {
    const { kind, dryRun = false } = options;
    const tally = new ImportTally(kind, dryRun);
    const { pool } = database;
    const id = await beginRun(database, options, nameRun);
    if (id !== undefined) options.onBegun?.(id);
    const end = async (report: ImportReport, failure: string | null): Promise<void> => {
      if (id === undefined) return;
      await pool.query('UPDATE import_run SET report = $2, rejected = $3, failure = $4 WHERE id = $1', [
        id,
        JSON.stringify(report),
        JSON.stringify(tally.rejected()),
        failure,
      ]);
    };
    // The run says what it has done before this, which may fail or outlast the process.
    const finish = async (): Promise<void> => {
      try {
        if (!dryRun) await refreshDirectoryTotals(database);
        if (!dryRun && tally.new + tally.changed > 0) await vacuumTables(database);
      } catch (error) {
        if (!options.onUnfinished) throw error;
        options.onUnfinished(error);
      } finally {
        // A run whose report could not be stored is over too: it has failed.
        if (id !== undefined)
          await pool.query(
            `UPDATE import_run SET finished_at = now(), failure = CASE WHEN report IS NULL THEN $2 ELSE failure END WHERE id = $1`,
            [id, LOST_REPORT],
          );
      }
    };
    let outcome: RunOutcome;
    try {
      await options.prepare?.();
      outcome = await work(tally);
    } catch (error) {
      // The report includes committed batches, if the database responds; the original error takes precedence.
      await end(tally.report('failed'), failureText(error, options, tally)).catch(() => undefined);
      await finish().catch(() => undefined);
      throw error;
    }
    const report = tally.report(outcome);
    try {
      await end(report, null);
    } finally {
      await finish();
    }
    return report;
  });
}

/** @returns the id of the stored run; undefined for a dry run that is not stored. */
async function beginRun(
  database: Database,
  { kind, fileName, dryRun, begin }: RunOptions,
  nameRun: NameRun,
): Promise<number | undefined> {
  if (begin) return begin(nameRun);
  if (dryRun) return undefined;
  return inTransaction(database, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      'INSERT INTO import_run (kind, file_name) VALUES ($1, $2) RETURNING id',
      [kind, fileName],
    );
    const [run] = rows;
    if (!run) throw new Error('The run was not stored.');
    await nameRun(run.id);
    return run.id;
  });
}

const LOST_REPORT =
  'A importação acabou, mas uma falha nossa impediu de guardar o resultado. Confira os dados no site, ou importe o arquivo de novo.';

/** Why a run failed and what one does now, in Portuguese. The file of one that the panel began is still stored. */
function failureText(
  error: unknown,
  { begin, dryRun, strict }: RunOptions,
  tally: Pick<ImportTally, 'new' | 'changed'>,
): string {
  const advice = error instanceof ImportFileError ? error.advice : undefined;
  if (advice !== undefined) return advice;
  if (dryRun)
    return 'A prévia parou por uma falha nossa, e nada mudou no site. Envie o arquivo de novo para ver a prévia.';
  const cause = 'A importação parou por uma falha nossa';
  // A strict import is one transaction. What fails after that is not the import itself, and its rows are stored.
  if (strict === true && tally.new + tally.changed === 0)
    return `${cause}, e nada mudou no site: no modo estrito, ou entra o arquivo inteiro, ou nada. Repita o comando.`;
  const kept = `${cause}. O que já entrou fica.`;
  return begin
    ? `${kept} O arquivo continua guardado: aplique a prévia de novo para continuar.`
    : `${kept} Para continuar, repita o comando.`;
}
