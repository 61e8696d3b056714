import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';

/**
 * A backup is gzip-compressed lines of JSON (readable with `zcat`), in this order:
 *
 *     {"format":"melhor-escola-backup","version":1,…}   header: tables and columns
 *     {"table":"city"}                                  start of a table, whose rows follow by key
 *     ["1702109","Araguaína",…,null]                    values in PostgreSQL's text format, by the header's columns
 *     {"end":true,…}                                    rows and digest of each table; missing if truncated
 */
export const backupVersion = 1;

const tableName = z.string().regex(/^[a-z_]\w*$/);

const header = z.object({
  format: z.literal('melhor-escola-backup'),
  version: z.number(),
  madeAt: z.iso.datetime(),
  /** Creation time of the newest applied migration. */
  migration: z.number(),
  tables: z.array(z.object({ name: tableName, columns: z.array(tableName), rows: z.number() })),
});
export type BackupHeader = z.infer<typeof header>;

const tableResult = z.object({
  name: tableName,
  rows: z.number(),
  /** SHA-256 of the table's lines, each with its line feed. */
  sha256: z.string(),
});
export type TableResult = z.infer<typeof tableResult>;

const end = z.object({
  end: z.literal(true),
  tables: z.array(tableResult),
  /** Next value of each sequence. */
  sequences: z.array(z.object({ name: tableName, next: z.string().regex(/^-?\d+$/) })),
});
export type BackupEnd = z.infer<typeof end>;

const control = z.union([header, z.object({ table: tableName }), end]);

/** A file that cannot be restored. The message is for the operator. */
export class BackupFileError extends Error {
  override readonly name = 'BackupFileError';
}

/** A part of a backup, in the order of the file. */
export type BackupPart =
  | { readonly header: BackupHeader }
  | { readonly table: string; readonly rows: readonly string[] }
  | { readonly end: BackupEnd };

/** Counts a table's lines and computes their digest. */
export class TableDigest {
  readonly #hash: Hash = createHash('sha256');
  #rows = 0;

  add(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.#hash.update(`${lines.join('\n')}\n`);
    this.#rows += lines.length;
  }

  result(name: string): TableResult {
    return { name, rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

/**
 * Reads a backup part by part, and compares each table's rows and digest with those in the last line.
 *
 * @throws {BackupFileError} when the file is not a backup, is of an unknown version, was changed, or is
 * truncated. Discard the parts read so far in that case.
 */
export async function* readBackup(batches: AsyncIterable<readonly string[]>): AsyncGenerator<BackupPart> {
  let head: BackupHeader | undefined;
  let last: BackupEnd | undefined;
  let current: { readonly name: string; readonly digest: TableDigest } | undefined;
  const results: TableResult[] = [];
  const closeTable = (): void => {
    if (current) results.push(current.digest.result(current.name));
    current = undefined;
  };
  for await (const batch of batches) {
    let rows: string[] = [];
    for (const line of batch) {
      if (line.startsWith('[') && current) {
        rows.push(line);
        continue;
      }
      if (current && rows.length > 0) yield addRows(current, rows);
      rows = [];
      const read = readControl(line);
      if ('format' in read) yield { header: (head = known(read)) };
      else if (!head || last) throw damaged();
      else if ('table' in read) {
        closeTable();
        if (!head.tables.some(({ name }) => name === read.table)) throw damaged();
        current = { name: read.table, digest: new TableDigest() };
      } else {
        closeTable();
        checkResults(results, read);
        last = read;
      }
    }
    if (current && rows.length > 0) yield addRows(current, rows);
  }
  if (!last) throw damaged('is truncated');
  yield { end: last };
}

function addRows(
  { name, digest }: { readonly name: string; readonly digest: TableDigest },
  rows: readonly string[],
): BackupPart {
  digest.add(rows);
  return { table: name, rows };
}

function readControl(line: string): z.infer<typeof control> {
  try {
    return control.parse(JSON.parse(line));
  } catch (error) {
    throw damaged('was not made by this service, or has been changed', error);
  }
}

function known(read: BackupHeader): BackupHeader {
  if (read.version !== backupVersion)
    throw new BackupFileError('This release does not support the version of the backup.');
  return read;
}

/** Tables may come in any order, each once. */
function checkResults(results: readonly TableResult[], { tables }: BackupEnd): void {
  const resultsByName = new Map(tables.map((table) => [table.name, table]));
  const same = results.every(({ name, rows, sha256 }) => {
    const table = resultsByName.get(name);
    return table?.rows === rows && table.sha256 === sha256;
  });
  if (!same || results.length !== resultsByName.size) throw damaged('has been changed');
}

/** The error for any kind of damage that a reader finds. */
export function damaged(how = 'has been changed', cause?: unknown): BackupFileError {
  return new BackupFileError(`The file is not a complete backup: it ${how}. Nothing was written.`, { cause });
}
