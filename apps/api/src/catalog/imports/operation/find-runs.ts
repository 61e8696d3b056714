import { pluralize } from '@melhor-escola/domain/count';
import { desc, eq, sql } from 'drizzle-orm';
import { account } from '../../../platform/database/account-schema.ts';
import type { Database } from '../../../platform/database/database.ts';
import { importRun, importUpload } from '../../../platform/database/import-schema.ts';
import { ServiceError } from '../../../platform/http/errors/service-error.ts';
import { findRunningImport } from '../run/import-lock.ts';
import { type ImportReport, importReportSchema } from '../run/import-report.ts';
import type { ImportRunBody } from './schema.ts';

/** Runs that the list shows. */
const LISTED_RUNS = 20;

const importNotFound = () => new ServiceError('IMPORT_NOT_FOUND', 'Não encontramos esta importação.');

/** The last runs, latest first: imports, previews, and what commands have imported. */
export async function listRuns(database: Database): Promise<ImportRunBody[]> {
  return withRunning(database, () => selectRuns(database).orderBy(desc(importRun.id)).limit(LISTED_RUNS));
}

/** @throws {ServiceError} 404 IMPORT_NOT_FOUND */
export async function findRun(database: Database, id: number): Promise<ImportRunBody> {
  const [run] = await withRunning(database, () => selectRuns(database).where(eq(importRun.id, id)));
  if (!run) throw importNotFound();
  return run;
}

/** Reads runs. One that begins or ends meanwhile is not taken for an interrupted one: what runs is asked before and after. */
async function withRunning(
  database: Database,
  read: () => PromiseLike<readonly RunRow[]>,
): Promise<ImportRunBody[]> {
  const before = await findRunningImport(database);
  const rows = await read();
  const after = await findRunningImport(database);
  return rows.map((row) => toBody(row, row.id === before || row.id === after));
}

export const importEnded = () =>
  new ServiceError('IMPORT_NOT_RUNNING', 'Esta importação acabou antes: não há o que parar.');

/** @throws {ServiceError} 404 IMPORT_NOT_FOUND; 409 IMPORT_NOT_RUNNING for a run that has ended, also with its process. */
export async function requireRunning(database: Database, id: number): Promise<void> {
  const { state } = await findRun(database, id);
  if (state === 'running') return;
  if (state !== 'interrupted') throw importEnded();
  throw new ServiceError(
    'IMPORT_NOT_RUNNING',
    'Esta importação foi interrompida e não está mais em andamento: não há o que parar.',
  );
}

function selectRuns({ db }: Database) {
  return db
    .select({
      id: importRun.id,
      kind: importRun.kind,
      fileName: importRun.fileName,
      by: account.name,
      isPreview: importRun.dryRun,
      startedAt: importRun.startedAt,
      finishedAt: importRun.finishedAt,
      progress: importRun.progress,
      stopRequestedAt: importRun.stopRequestedAt,
      failure: importRun.failure,
      report: importRun.report,
      hasFile: sql<boolean>`EXISTS (SELECT FROM ${importUpload} WHERE ${importUpload.id} = ${importRun.uploadId})`,
      isOverwritten: sql<boolean>`EXISTS (SELECT FROM import_run AS later WHERE later.id > ${importRun.id} AND later.kind = ${importRun.kind}
        AND NOT later.dry_run AND later.upload_id IS DISTINCT FROM ${importRun.uploadId})`,
    })
    .from(importRun)
    .leftJoin(account, eq(account.id, importRun.accountId))
    .$dynamic();
}

type RunRow = Awaited<ReturnType<typeof selectRuns>>[number];

/** @param isRunning whether a process works on it. */
function toBody(row: RunRow, isRunning: boolean): ImportRunBody {
  const { id, kind, fileName, by, isPreview, progress, failure, report, finishedAt } = row;
  const read = importReportSchema.safeParse(report);
  const ended = read.success ? read.data : undefined;
  const isFinished = finishedAt !== null;
  // While it goes on after its report, it updates the directory's figures.
  const state =
    isRunning && !isFinished ? 'running' : (ended?.outcome ?? (isFinished ? 'failed' : 'interrupted'));
  return {
    id,
    kind,
    fileName,
    by,
    isPreview,
    state,
    startedAt: row.startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    progress,
    // One that has its report has read its last row, and only updates figures.
    isStopping: row.stopRequestedAt !== null && state === 'running' && !ended,
    failure,
    result: ended && state !== 'running' ? toResult(ended) : null,
    // After an import of another file it is out of date, and could bring older data back.
    canApply: isPreview && row.hasFile && !row.isOverwritten && state === 'complete',
  };
}

function toResult({ skipped, kept, advice, ...report }: ImportReport): NonNullable<ImportRunBody['result']> {
  const reasons = Object.entries(skipped)
    .map(([reason, { broken, count, lines }]) => ({
      reason: advice[reason] ?? reason,
      count,
      lines,
      isRejected: broken,
    }))
    .toSorted((a, b) => Number(b.isRejected) - Number(a.isRejected) || b.count - a.count);
  return {
    read: report.read,
    new: report.new,
    changed: report.changed,
    unchanged: report.unchanged,
    seconds: report.seconds,
    rejected: reasons.reduce((sum, { count, isRejected }) => (isRejected ? sum + count : sum), 0),
    skipped: reasons,
    remarks: report.remarks,
    kept: Object.entries(kept).map(([fact, schools]) => ({ fact, ...schools })),
  };
}

/**
 * The rejected lines of a run as a spreadsheet: CSV in UTF-8 with a byte order mark, a line each, in the order of the file; at the end how many
 * there are beyond those that a run lists.
 *
 * @throws {ServiceError} 404 IMPORT_NOT_FOUND
 */
export async function writeRejectedLines({ db }: Database, id: number): Promise<Buffer> {
  const [run] = await db
    .select({ rejected: importRun.rejected, report: importRun.report })
    .from(importRun)
    .where(eq(importRun.id, id));
  if (!run) throw importNotFound();
  const lines = Object.entries(run.rejected ?? {})
    .flatMap(([reason, numbers]) => numbers.map((line) => ({ line, reason })))
    .toSorted((a, b) => a.line - b.line);
  const rows = lines.map(({ line, reason }) => `${line};"${reason.replaceAll('"', '""')}"\r\n`);
  const report = importReportSchema.safeParse(run.report);
  const more = (report.success ? toResult(report.data).rejected : 0) - lines.length;
  if (more > 0) rows.push(`;"e mais ${pluralize(more, 'linha recusada', 'linhas recusadas')}"\r\n`);
  return Buffer.from(`\uFEFFlinha;motivo\r\n${rows.join('')}`);
}
