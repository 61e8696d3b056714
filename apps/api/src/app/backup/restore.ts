import type { PoolClient } from 'pg';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { vacuumTables } from '../../catalog/directory-totals.ts';
import { withImportLock } from '../../catalog/imports/run/import-lock.ts';
import {
  type BackupEnd,
  BackupFileError,
  type BackupHeader,
  damaged,
  readBackup,
  TableDigest,
  type TableResult,
} from './backup-format.ts';
import {
  type Column,
  quoted,
  readCatalog,
  type Table,
  tableLines,
  setPlainOutput,
} from './database-tables.ts';
import { type BackupOptions, BackupStoppedError, newestMigration, snapshotLines } from './snapshot.ts';

export interface RestoreOptions extends BackupOptions {
  /** Delete existing data first. */
  readonly replace?: boolean;
}

/** A backup cannot be restored into this database. The message is for the operator. */
export class RestoreRejectedError extends Error {
  override readonly name = 'RestoreRejectedError';
}

/**
 * Writes a backup into this database, all or nothing. All rows are read again and committed only if each
 * table has the rows and digest of the backup. With `replace` on PostgreSQL, readers wait meanwhile.
 *
 * @throws {RestoreRejectedError} when the database contains data, or is older than the backup.
 * @throws {BackupFileError} when the backup is damaged.
 * @throws {BackupStoppedError} when the signal aborts. Nothing was written.
 * @throws {ImportBusyError} when an import is running.
 */
export async function restore(
  database: Database,
  batches: AsyncIterable<readonly string[]>,
  options: RestoreOptions = {},
): Promise<readonly TableResult[]> {
  const tables = await withImportLock(database, () => restoreAlone(database, batches, options));
  await vacuumTables(database);
  return tables;
}

async function restoreAlone(
  database: Database,
  batches: AsyncIterable<readonly string[]>,
  options: RestoreOptions,
): Promise<readonly TableResult[]> {
  const client = await database.sessions.connect();
  let failed = true;
  try {
    await client.query('BEGIN');
    await setPlainOutput(client);
    const end = await writeAll(client, batches, options);
    await client.query('COMMIT');
    failed = false;
    return end.tables;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw isUnreadableValue(error) ? damaged('has been changed', error) : error;
  } finally {
    client.release(failed);
  }
}

/** A row that is not JSON (22P02, 22032), or with a value that its column cannot store: our own backups have none. */
function isUnreadableValue(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(22|23)/.test(String(error.code));
}

async function writeAll(
  client: PoolClient,
  batches: AsyncIterable<readonly string[]>,
  { replace = false, signal, onProgress }: RestoreOptions,
): Promise<BackupEnd> {
  const { tables } = await readCatalog(client);
  const version = await clearTables(client, tables, replace);
  let targets = new Map<string, Target>();
  let total = 0;
  let done = 0;
  let end: BackupEnd | undefined;
  for await (const part of readBackup(batches)) {
    if (signal?.aborted) throw new BackupStoppedError();
    if ('header' in part) {
      targets = await findTargets(client, tables, part.header);
      total = part.header.tables.reduce((sum, { rows }) => sum + rows, 0);
    } else if ('end' in part) {
      end = part.end;
    } else {
      const target = targets.get(part.table);
      if (!target) throw damaged();
      await client.query(target.insert, [`[${part.rows.join(',')}]`]);
      done += part.rows.length;
      onProgress?.({ step: 'Rows', done, total, unit: 'rows' });
    }
  }
  if (!end) throw damaged();
  for (const { name, next } of end.sequences) {
    // Unlike setval, this is rolled back with the transaction.
    await client.query(`ALTER SEQUENCE IF EXISTS ${quoted(name)} RESTART WITH ${BigInt(next)}`);
  }
  await compare(client, targets, end, { signal, onProgress, total });
  if (replace) {
    // A restored version could equal an earlier one with other data, and processes would keep stale caches.
    await client.query('UPDATE directory_total SET version = greatest(version, $1) + 1', [version]);
  }
  return end;
}

/** A table of this database, and the statement that inserts its rows. */
interface Target {
  readonly table: Table;
  readonly columns: readonly Column[];
  readonly insert: string;
}

/** A backup of an older schema lacks columns, which get their defaults; one of a newer schema is rejected. */
async function findTargets(
  client: PoolClient,
  tables: readonly Table[],
  header: BackupHeader,
): Promise<Map<string, Target>> {
  if (header.migration > (await newestMigration(client))) {
    throw new RestoreRejectedError('The backup was made by a newer release: restore it with that one.');
  }
  return new Map(
    header.tables.map((saved) => {
      const table = tables.find(({ name }) => name === saved.name);
      const columns = saved.columns.map((name) => table?.columns.find((column) => column.name === name));
      if (!table || !columns.every((column) => column !== undefined)) {
        throw new RestoreRejectedError(
          `The backup has columns of ${saved.name} that this release does not know.`,
        );
      }
      return [saved.name, { table, columns, insert: insertInto(table, columns) }];
    }),
  );
}

function insertInto({ name }: Table, columns: readonly Column[]): string {
  const names = columns.map((column) => quoted(column.name));
  const values = columns.map(({ type }, index) => `(line->>${index})::${type}`);
  return `INSERT INTO ${quoted(name)} (${names.join(', ')})
    SELECT ${values.join(', ')} FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS row (line, ordinal) ORDER BY ordinal`;
}

/** Counts of the limits. Every operator command writes one, so that looking at an empty database would fill it. */
const COUNTERS = 'rate_limit';

/**
 * @returns the highest version of the directory that was there.
 * @throws {RestoreRejectedError} when there are rows and `replace` is false.
 */
async function clearTables(client: PoolClient, tables: readonly Table[], replace: boolean): Promise<number> {
  const names = tables.map(({ name }) => quoted(name)).join(', ');
  await client.query(`LOCK TABLE ${names} IN ${replace ? 'ACCESS EXCLUSIVE' : 'SHARE ROW EXCLUSIVE'} MODE`);
  if (!replace) {
    await client.query(`DELETE FROM ${COUNTERS}`);
    const questions = tables.map(
      ({ name }) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${quoted(name)})`,
    );
    const { rows } = await client.query<{ name: string }>(questions.join(' UNION ALL '));
    if (rows.length > 0) {
      throw new RestoreRejectedError(
        `The database holds data already (${rows.map(({ name }) => name).join(', ')}): restore with --replace to delete it first, or use an empty database.`,
      );
    }
    return 0;
  }
  const { rows } = await client.query<{ version: string }>(
    'SELECT coalesce(max(version), 0) AS version FROM directory_total',
  );
  await client.query(`TRUNCATE ${names}`);
  return Number(rows[0]?.version);
}

/** Reads all written rows and compares them with the backup. */
async function compare(
  client: PoolClient,
  targets: ReadonlyMap<string, Target>,
  { tables }: BackupEnd,
  { signal, onProgress, total }: BackupOptions & { readonly total: number },
): Promise<void> {
  let done = 0;
  for (const expected of tables) {
    const target = targets.get(expected.name);
    if (!target) throw damaged();
    const digest = new TableDigest();
    for await (const lines of tableLines(client, target.table, target.columns)) {
      if (signal?.aborted) throw new BackupStoppedError();
      digest.add(lines);
      done += lines.length;
      onProgress?.({ step: 'Comparing', done, total, unit: 'rows' });
    }
    const found = digest.result(expected.name);
    if (found.rows !== expected.rows || found.sha256 !== expected.sha256) {
      throw new BackupFileError(
        `What was written to ${expected.name} is not what the backup says: ${found.rows} rows of ${expected.rows}. Nothing was stored.`,
      );
    }
  }
}

/**
 * Copies a snapshot of this database to an empty PostgreSQL, which is migrated first, all or nothing; all
 * rows are read there again and compared. This database does not change.
 *
 * @param to 'postgres://…'
 * @throws {RestoreRejectedError} when the other database contains data.
 * @throws {BackupStoppedError} when the signal aborts. Nothing was written.
 * @throws {ImportBusyError} when an import is running here.
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
