import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startNode } from '../../../test/child-process.ts';
import { copyEmbeddedTemplate, testFolder } from '../../../test/each-engine.ts';
import { openDatabase } from '../database.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** Every path below a folder, with a digest of each file. */
function contents(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return `${file} ${entry.isFile() ? createHash('sha1').update(readFileSync(file)).digest('hex') : ''}`;
  });
}

/** The only segments of the write-ahead log that a small database has. */
const segments = (folder: string) =>
  readdirSync(path.join(folder, 'pg_wal')).filter((name) => /^[\dA-F]{24}$/.test(name));

describe('a damaged embedded database', () => {
  const root = testFolder('damaged');
  let dataDir: string;
  let folder: string;
  let copies = 0;
  beforeEach(() => {
    copies += 1;
    dataDir = path.join(root, String(copies));
    folder = path.join(dataDir, 'database');
    copyEmbeddedTemplate(dataDir);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const remove = (name: string) => rmSync(path.join(folder, name), { recursive: true });

  it.each<[string, string, () => void]>([
    ['without PG_VERSION', 'PG_VERSION is missing', () => remove('PG_VERSION')],
    [
      'emptied',
      'it is empty',
      () => {
        rmSync(folder, { recursive: true });
        mkdirSync(folder);
      },
    ],
    ['without base', 'base/5/PG_VERSION is missing', () => remove('base')],
    ['without pg_control', 'global/pg_control is missing', () => remove('global/pg_control')],
    [
      'with half of pg_control',
      'global/pg_control is truncated or overwritten',
      () => truncateSync(path.join(folder, 'global/pg_control'), 4_096),
    ],
    [
      'of another version',
      "PG_VERSION is '17', and this release reads 18",
      () => writeFileSync(path.join(folder, 'PG_VERSION'), '17\n'),
    ],
    [
      'without its write-ahead log',
      'of the write-ahead log is missing or truncated',
      () => segments(folder).forEach((name) => remove(`pg_wal/${name}`)),
    ],
    [
      'with half of its write-ahead log',
      'of the write-ahead log is missing or truncated',
      () => segments(folder).forEach((name) => truncateSync(path.join(folder, 'pg_wal', name), 1_000_000)),
    ],
  ])('S37 is refused %s, with what to do, and nothing in it changes', async (_, problem, damage) => {
    damage();
    const before = contents(folder);
    await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toMatchObject({
      name: 'DataFolderError',
      problem: 'damaged',
      message: expect.stringContaining(problem) as string,
    });
    expect(contents(folder)).toEqual(before);
  });

  it('S37 is refused when PostgreSQL cannot start from its log', async () => {
    for (const name of segments(folder))
      writeFileSync(path.join(folder, 'pg_wal', name), Buffer.alloc(16 * 1_024 * 1_024));
    await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toMatchObject({
      problem: 'damaged',
      message: expect.stringMatching(/could not start|PostgreSQL cannot start from it/) as string,
    });
  });

  it('S37 is refused when it is a link to a disk that is not mounted', async () => {
    rmSync(folder, { recursive: true });
    symlinkSync(path.join(root, 'unmounted'), folder);
    await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toMatchObject({
      problem: 'damaged',
    });
    expect(existsSync(folder)).toBe(false);
  });

  it('S37 ends the service with 1 and one line, and a copy of the whole folder starts', async () => {
    cpSync(dataDir, `${dataDir}-copy`, { recursive: true });
    remove('PG_VERSION');
    const child = startNode([main], { DATA_DIR: dataDir, API_PORT: '0' });
    expect(await child.ended).toBe(1);
    expect(child.stderr()).toBe(
      `The database in ${folder} is damaged: PG_VERSION is missing. Nothing in it was changed. Move the folder away, then run "pnpm api restore FILE" with a backup, or start with an empty database.\n`,
    );
    const copy = await openDatabase({ dataDir: `${dataDir}-copy`, databaseUrl: undefined });
    await copy.close();
  });
});
