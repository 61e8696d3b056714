import { checksEverything } from '@melhor-escola/config/sample';
import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { gunzipSync, gzipSync } from 'node:zlib';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/each-engine.ts';
import { fillWithPlaces } from '../../../test/test-server.ts';
import type { Database, DatabaseEngine } from '../../platform/database/database.ts';
import { rateLimit } from '../../platform/database/account-schema.ts';
import { directoryTotal } from '../../platform/database/directory-schema.ts';
import { compressed, decompressLines, writeBackup } from './backup-file.ts';
import { BackupFileError, type TableResult } from './backup-format.ts';
import { readCatalog } from './database-tables.ts';
import { moveDatabase, restore, RestoreRejectedError } from './restore.ts';
import { BackupStoppedError, snapshotLines } from './snapshot.ts';
import { fillEveryTable } from './testing/every-table.ts';

const engines: readonly DatabaseEngine[] = inject('testEngines').postgresql
  ? ['pglite', 'postgresql']
  : ['pglite'];
/** For what hardly depends on the engine. */
const checkedEngines = checksEverything ? engines : engines.slice(-1);
const folder = mkdtempSync(path.join(tmpdir(), 'melhor-escola-backup-'));

/** Two databases of each engine, which all tests share, because opening one takes seconds: what is backed up, and what it is restored to. */
const opened = new Map<string, TestDatabase>();
const sharedDatabase = (role: 'source' | 'target', engine: DatabaseEngine): Database => {
  const found = opened.get(`${role} ${engine}`);
  if (!found) throw new Error('The databases are open within tests and hooks only.');
  return found.database;
};
beforeAll(async () => {
  for (const engine of engines) {
    for (const role of ['source', 'target']) opened.set(`${role} ${engine}`, await openTestDatabase(engine));
  }
});
afterAll(async () => {
  for (const one of opened.values()) await one.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Deletes the rows of earlier tests. */
async function emptied(role: 'source' | 'target', engine: DatabaseEngine): Promise<Database> {
  const { rows } = await sharedDatabase(role, engine).pool.query<{ names: string }>(
    `SELECT string_agg(quote_ident(tablename), ', ') AS names FROM pg_tables WHERE schemaname = 'public'`,
  );
  await sharedDatabase(role, engine).pool.query(`TRUNCATE ${rows[0]?.names}`);
  return sharedDatabase(role, engine);
}

const save = (database: Database, file: string): Promise<readonly TableResult[]> =>
  writeBackup(compressed(snapshotLines(database)), file);
const restoreFile = (
  database: Database,
  file: string,
  options: { replace?: boolean; signal?: AbortSignal } = {},
): Promise<readonly TableResult[]> => restore(database, decompressLines(createReadStream(file)), options);

/** All rows of a database, read without the backup's code. */
async function contents({ pool }: Database): Promise<Record<string, unknown>> {
  const client = await pool.connect();
  const all: Record<string, unknown> = {};
  try {
    await client.query(`SET timezone = 'UTC'`);
    const { tables, sequences } = await readCatalog(client);
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT t::text AS row FROM "${name}" AS t ORDER BY t::text COLLATE "C"`,
      );
      all[name] = rows.map(({ row }) => row);
    }
    for (const name of sequences) {
      const { rows } = await client.query<{ next: string }>(`SELECT nextval('"${name}"') AS next`);
      all[name] = rows[0]?.next;
    }
  } finally {
    client.release();
  }
  return all;
}

describe.each(engines)('a backup of %s', (engine) => {
  let source: Database;
  let file: string;
  let results: readonly TableResult[];
  let expected: Record<string, unknown>;

  beforeAll(async () => {
    source = await emptied('source', engine);
    await fillEveryTable(source);
    file = path.join(folder, `${engine}.backup`);
    results = await save(source, file);
    expected = await contents(source);
  });

  it('has every table, with its rows', async () => {
    const { rows } = await source.pool.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    );
    expect(results.map(({ name }) => name).toSorted()).toEqual(rows.map(({ name }) => name));
    expect(results.every((table) => table.rows === 3)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  it.each(engines)(
    'restores everything on %s: nulls, numbers, bytes, JSON, times, sequences',
    async (other) => {
      const target = await emptied('target', other);
      expect(await restoreFile(target, file)).toEqual(results);
      expect(await contents(target)).toEqual(expected);
    },
  );
});

describe.each(checkedEngines)('restoring (%s)', (engine) => {
  let source: Database;
  let file: string;
  const cities = (): Promise<number> =>
    source.pool.query('SELECT FROM city').then(({ rowCount }) => rowCount ?? 0);

  beforeAll(async () => {
    source = await emptied('source', engine);
    await fillWithPlaces(source);
    file = path.join(folder, `${engine}-places.backup`);
    await save(source, file);
  });

  it('does not touch a database that contains data', async () => {
    const rejection = restoreFile(source, file);
    await expect(rejection).rejects.toThrow(RestoreRejectedError);
    await expect(rejection).rejects.toThrow(/holds data already \(.*city.*\): restore with --replace/);
    expect(await cities()).toBe(4);
  });

  it('S37 restores into a database at which an operator has only looked', async () => {
    const target = await emptied('target', engine);
    // The count of the operator's passwords.
    await target.db.insert(rateLimit).values({ key: 'operator:a', points: 0, expire: null });
    await restoreFile(target, file);
    expect(await contents(target)).toEqual(await contents(source));
  });

  it('replaces it with --replace, and invalidates caches', async () => {
    const { db, pool } = source;
    await db.update(directoryTotal).set({ version: 70 });
    await pool.query(`INSERT INTO base_user (id) VALUES (1); UPDATE city SET name = 'Outra'`);
    await restoreFile(source, file, { replace: true });
    expect(await pool.query('SELECT FROM base_user')).toMatchObject({ rowCount: 0 });
    expect(await pool.query(`SELECT FROM city WHERE name = 'Outra'`)).toMatchObject({ rowCount: 0 });
    expect((await db.select().from(directoryTotal)).map(({ version }) => version)).toEqual([71, 71]);
  });

  const change = (how: (text: string) => string): Buffer =>
    gzipSync(how(gunzipSync(readFileSync(file)).toString()));
  it.each<[string, () => Buffer]>([
    ['cut off', () => readFileSync(file).subarray(0, -40)],
    ['without its last line', () => change((text) => text.slice(0, text.lastIndexOf('\n{')))],
    ['with another value', () => change((text) => text.replace('Araguaína', 'Araguaina'))],
    ['with a row less', () => change((text) => text.replace(/\["1702109".*\n/, ''))],
    ['with a table less', () => change((text) => text.replace(/\{"table":"neighborhood"\}\n\[.*\n/, ''))],
    ['with a value of another type', () => change((text) => text.replace('["1702109"', '["x"'))],
    ['that is not a backup', () => gzipSync('a;b\n1;2\n')],
    ['that is not compressed', () => Buffer.from('a;b\n1;2\n')],
    ['that is empty', () => gzipSync('')],
  ])('S27 rejects a file %s, and keeps the existing data', async (_, bytes) => {
    const broken = path.join(folder, 'broken.backup');
    writeFileSync(broken, bytes());
    await expect(restoreFile(source, broken, { replace: true })).rejects.toThrow(BackupFileError);
    expect(await cities()).toBe(4);
  });

  it('rejects a backup of a newer release', async () => {
    const newer = path.join(folder, 'newer.backup');
    writeFileSync(
      newer,
      change((text) => text.replace(/"migration":\d+/, '"migration":9000000000000')),
    );
    await expect(restoreFile(source, newer, { replace: true })).rejects.toThrow(/newer release/);
  });

  it('S27 can be stopped without any change, and run again', async () => {
    const stop = new AbortController();
    const stopped = restore(source, decompressLines(createReadStream(file)), {
      replace: true,
      signal: stop.signal,
      onProgress: ({ step }) => step === 'Comparing' && stop.abort(),
    });
    await expect(stopped).rejects.toThrow(BackupStoppedError);
    expect(await cities()).toBe(4);
    await restoreFile(source, file, { replace: true });
    expect(await cities()).toBe(4);
  });
});

describe.each(checkedEngines)('making a backup (%s)', (engine) => {
  it('is a consistent snapshot despite concurrent writes', async () => {
    const source = await emptied('source', engine);
    await fillWithPlaces(source);
    const lines = snapshotLines(source)[Symbol.asyncIterator]();
    await lines.next();
    // The embedded engine has one session, so the writer waits until the backup has been read.
    const written = source.pool.query('DELETE FROM neighborhood; DELETE FROM city');
    if (engine === 'postgresql') await written;
    const rest: string[] = [];
    for (let next = await lines.next(); !next.done; next = await lines.next()) rest.push(...next.value);
    await written;
    expect(rest.filter((line) => line.startsWith('["')).length).toBe(4 + 1 + 2);
  });

  it('S27 leaves no file when it is stopped', async () => {
    const stop = new AbortController();
    const file = path.join(folder, 'stopped.backup');
    const source = sharedDatabase('source', engine);
    const bytes = compressed(snapshotLines(source, { signal: stop.signal }));
    stop.abort();
    await expect(writeBackup(bytes, file, { signal: stop.signal })).rejects.toThrow(BackupStoppedError);
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
    // The session is free again.
    expect((await source.pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
  });
});

describe.skipIf(engines.length < 2)(
  'moving the embedded database to PostgreSQL (skipped without one)',
  () => {
    it('copies every row, and rejects a second run', async () => {
      const source = await emptied('source', 'pglite');
      const target = await emptied('target', 'postgresql');
      await fillEveryTable(source);
      const to = opened.get('target postgresql')?.environment.databaseUrl ?? '';
      await moveDatabase(source, to);
      expect(await contents(target)).toEqual(await contents(source));
      await expect(moveDatabase(source, to)).rejects.toThrow(RestoreRejectedError);
    });
  },
);
