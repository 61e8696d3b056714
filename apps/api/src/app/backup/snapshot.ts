import type { PoolClient } from 'pg';
import type { Database } from '../../platform/database/database.ts';
import type { ImportProgress } from '../../catalog/imports/run/import-report.ts';
import {
  backupVersion,
  TableDigest,
  type BackupEnd,
  type BackupHeader,
  type TableResult,
} from './backup-format.ts';
import { quoted, readCatalog, tableLines, setPlainOutput } from './database-tables.ts';

export interface BackupOptions {
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Stops after the current batch; no file remains. */
  readonly signal?: AbortSignal | undefined;
}

/** The operator stopped the command. */
export class BackupStoppedError extends Error {
  override readonly name = 'BackupStoppedError';

  constructor() {
    super('It was stopped, and nothing was written.');
  }
}

/**
 * A consistent snapshot of the database as a backup's lines: concurrent writes are not included. The embedded
 * engine has one session, so others wait until the last line was read.
 */
export async function* snapshotLines(
  database: Database,
  { signal, onProgress }: BackupOptions = {},
): AsyncGenerator<readonly string[]> {
  const client = await database.sessions.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await setPlainOutput(client);
    const { tables, sequences } = await readCatalog(client);
    const header: BackupHeader = {
      format: 'melhor-escola-backup',
      version: backupVersion,
      madeAt: new Date().toISOString(),
      migration: await newestMigration(client),
      tables: [],
    };
    for (const { name, columns } of tables) {
      header.tables.push({
        name,
        columns: columns.map((column) => column.name),
        rows: await count(client, name),
      });
    }
    yield [JSON.stringify(header)];
    const total = header.tables.reduce((sum, { rows }) => sum + rows, 0);
    let done = 0;
    const results: TableResult[] = [];
    for (const table of tables) {
      const digest = new TableDigest();
      yield [JSON.stringify({ table: table.name })];
      for await (const lines of tableLines(client, table, table.columns)) {
        if (signal?.aborted) throw new BackupStoppedError();
        digest.add(lines);
        yield lines;
        done += lines.length;
        onProgress?.({ step: 'Rows', done, total, unit: 'rows' });
      }
      results.push(digest.result(table.name));
    }
    const end: BackupEnd = { end: true, tables: results, sequences: [] };
    for (const name of sequences) end.sequences.push({ name, next: await nextSequenceValue(client, name) });
    yield [JSON.stringify(end)];
  } finally {
    const failed = await client.query('ROLLBACK').then(
      () => false,
      () => true,
    );
    client.release(failed);
  }
}

/** Creation time of this database's newest migration. */
export async function newestMigration(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ newest: string }>(
    'SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest);
}

async function count(client: PoolClient, table: string): Promise<number> {
  const { rows } = await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${quoted(table)}`);
  return Number(rows[0]?.n);
}

async function nextSequenceValue(client: PoolClient, sequence: string): Promise<string> {
  const { rows } = await client.query<{ next: string }>(
    `SELECT (last_value + CASE WHEN is_called THEN 1 ELSE 0 END)::text AS next FROM ${quoted(sequence)}`,
  );
  return rows[0]?.next ?? '1';
}
