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
import { startNode } from '../../../../test/child-process.ts';
import { copyEmbeddedTemplate, testFolder } from '../../../../test/each-engine.ts';
import { openDatabase } from '../database.ts';

const main = fileURLToPath(new URL('../../../app/main.ts', import.meta.url));

/** Every path below a folder, with a digest of each file. */
function contents(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return `${file} ${entry.isFile() ? createHash('sha1').update(readFileSync(file)).digest('hex') : ''}`;
  });
}

/** The only segments of the write-ahead log that a small database has. */
const segments = (folder: string) =>
  readdirSync(path.join(folder, 'pg_wal'))
    .filter((name) => /^[\dA-F]{24}$/.test(name))
    .map((name) => path.join(folder, 'pg_wal', name));

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

  it.each<[string, () => void]>([
    ['without PG_VERSION', () => remove('PG_VERSION')],
    [
      'emptied',
      () => {
        rmSync(folder, { recursive: true });
        mkdirSync(folder);
      },
    ],
  ])('S37 is refused %s, with what to do, and nothing in it changes', async (_, damage) => {
    damage();
    const before = contents(folder);
    await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toMatchObject({
      name: 'DataFolderError',
      problem: 'damaged',
      message: expect.stringContaining('PG_VERSION is missing') as string,
    });
    expect(contents(folder)).toEqual(before);
  });

  it.each<[string, () => void]>([
    ['without its tables', () => remove('base')],
    ['without pg_control', () => remove('global/pg_control')],
    ['of another version', () => writeFileSync(path.join(folder, 'PG_VERSION'), '17\n')],
    ['without its write-ahead log', () => segments(folder).forEach((file) => rmSync(file))],
    ['with half of its log', () => segments(folder).forEach((file) => truncateSync(file, 1_000_000))],
    [
      'with an overwritten log',
      () => segments(folder).forEach((file) => writeFileSync(file, Buffer.alloc(16 * 1_024 * 1_024))),
    ],
  ])('S37 ends the service with 1 and one line %s', async (_, damage) => {
    damage();
    const child = startNode([main], { DATA_DIR: dataDir, API_PORT: '0' });
    expect(await child.ended).toBe(1);
    expect(child.stderr()).toMatch(
      /^The database in .+ is damaged: PostgreSQL cannot start from it \(.+\)\. Move the folder away, then run "pnpm api restore FILE" with a backup, or start with an empty database\.\n$/,
    );
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
