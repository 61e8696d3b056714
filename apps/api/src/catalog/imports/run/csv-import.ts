import type { PoolClient } from 'pg';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { CsvTable, CsvValues } from '../csv/csv-table.ts';
import { bumpDataVersion } from '../../data-version.ts';
import type { ImportOptions, ImportTally, RunOutcome, SkipReason } from './import-report.ts';

/** The bytes of a file, from the disk or a request. */
export interface ImportSource {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** The name that the import log shows. */
  readonly fileName?: string;
  /** The size that the progress bar needs; absent if unknown. */
  readonly totalBytes?: number;
}

export interface FileImportOptions extends ImportOptions {
  /** Reject the whole file, writing nothing, when any line is broken. */
  readonly strict?: boolean;
}

export interface Numbered<Row> {
  readonly line: number;
  readonly row: Row;
}

/** Result of reading a line: a row, or a reason to skip it. `broken`: the line is faulty, rather than filtered out. */
export type RowOutcome<Row> = { readonly row: Row } | { readonly skip: SkipReason; readonly broken: boolean };

/** A row that is not stored, with its line. */
export interface SkippedRow extends SkipReason {
  readonly line: number;
  readonly broken: boolean;
}

/** A fact of a school that the file states otherwise than the school itself, whose statement stays. */
export interface LeftFact {
  /** Its slug. */
  readonly school: string;
  /** The fact's field on the page that the school edits: 'name', 'phone'. */
  readonly fact: string;
}

/** Result of writing a batch. `skipped` contains rows that only the database can reject. */
export interface BatchOutcome {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly skipped?: readonly SkippedRow[];
  readonly left?: readonly LeftFact[];
}

/** Reader and writer of one kind of file. */
export interface RowImporter<Row> {
  read(values: CsvValues): RowOutcome<Row>;
  write(client: PoolClient, rows: readonly Numbered<Row>[]): Promise<BatchOutcome>;
  /** Runs after the last row, with everything that was written. */
  finish?(client: PoolClient): Promise<void>;
}

const BATCH_SIZE = 500;

/** Interval between progress reports in milliseconds. */
const PROGRESS_INTERVAL_MS = 100;

/** The rows of a file, and how they are read, stored and counted. */
interface RowImport<Row> extends FileImportOptions {
  readonly table: CsvTable;
  readonly importer: RowImporter<Row>;
  readonly tally: ImportTally;
  /** How much has been read, in bytes. */
  readonly progress: () => { done: number; total?: number };
}

/**
 * Reads a table and stores its rows in transactions of 500. Interrupting it, even by force, loses no stored rows, and
 * since stored rows count as unchanged, another run completes the rest. With `strict` or `dryRun` the whole file is one
 * transaction: rolled back when any line is broken, and always in a dry run.
 */
export async function importRows<Row>(database: Database, job: RowImport<Row>): Promise<RunOutcome> {
  const { importer, tally, strict, dryRun } = job;
  if (!strict && !dryRun) {
    const outcome = await readInBatches(job, async (rows) => {
      await inTransaction(database, async (client) => {
        if (await writeBatch(client, rows, job)) await bumpDataVersion(client);
      });
    });
    await inTransaction(database, async (client) => importer.finish?.(client));
    return outcome;
  }
  const isRejected = () => strict === true && tally.broken;
  let outcome: RunOutcome;
  try {
    outcome = await inTransaction(
      database,
      async (client) => {
        let isChanged = false;
        const read = await readInBatches(job, async (rows) => {
          isChanged = (await writeBatch(client, rows, job)) || isChanged;
        });
        await importer.finish?.(client);
        // At the end, because every other change of the directory waits for it; a dry run makes none wait.
        if (isChanged && !dryRun) await bumpDataVersion(client);
        return read;
      },
      (read) => !dryRun && !isRejected() && read !== 'stopped',
    );
  } catch (error) {
    tally.discardWritten();
    throw error;
  }
  if (isRejected() || outcome === 'stopped') tally.discardWritten();
  return isRejected() ? 'rejected' : outcome;
}

async function readInBatches<Row>(
  { table, importer, tally, progress, onProgress, signal }: RowImport<Row>,
  write: (rows: readonly Numbered<Row>[]) => Promise<void>,
): Promise<RunOutcome> {
  let batch: Numbered<Row>[] = [];
  let reported = performance.now();
  const report = (): void => {
    const { done, total } = progress();
    onProgress?.({ step: 'Rows', done, ...(total === undefined ? {} : { total }), unit: 'bytes' });
    reported = performance.now();
  };
  for await (const line of table.lines) {
    // Before a line, not after it: a run that has read its last line is complete.
    if (signal?.aborted) return 'stopped';
    tally.read += 1;
    const outcome: RowOutcome<Row> =
      'broken' in line ? { skip: line.broken, broken: true } : importer.read(line.values);
    if ('skip' in outcome) tally.skip(line.line, outcome.skip, outcome.broken);
    else batch.push({ line: line.line, row: outcome.row });
    if (batch.length === BATCH_SIZE) {
      await write(batch);
      batch = [];
    }
    if (performance.now() - reported > PROGRESS_INTERVAL_MS) report();
  }
  if (batch.length > 0) await write(batch);
  report();
  return 'complete';
}

/** Stores and counts a batch. @returns whether it changed anything. */
async function writeBatch<Row>(
  client: PoolClient,
  rows: readonly Numbered<Row>[],
  { importer, tally }: RowImport<Row>,
): Promise<boolean> {
  const outcome = await importer.write(client, rows);
  tally.new += outcome.new;
  tally.changed += outcome.changed;
  tally.unchanged += outcome.unchanged;
  for (const row of outcome.skipped ?? []) tally.skip(row.line, row, row.broken);
  for (const { school, fact } of outcome.left ?? []) tally.leave(fact, school);
  return outcome.new + outcome.changed > 0;
}

/** Counts the bytes read, for the progress bar. */
export function countBytes(source: ImportSource): {
  bytes: AsyncIterable<Uint8Array>;
  progress(): { done: number; total?: number };
} {
  let done = 0;
  async function* readBytes(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source.bytes) {
      done += chunk.length;
      yield chunk;
    }
  }
  return {
    bytes: readBytes(),
    progress: () => ({ done, ...(source.totalBytes === undefined ? {} : { total: source.totalBytes }) }),
  };
}
