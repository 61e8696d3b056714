import { checksEverything } from '@melhor-escola/config/sample';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startScript, type NodeChild } from '../../../../test/child-process.ts';
import { checkSpace, DataFolderError, explainWriteError, lockDataFolder } from './data-folder.ts';

const holder = `
  import { lockDataFolder } from ${JSON.stringify(new URL('./data-folder.ts', import.meta.url).href)};
  try {
    await lockDataFolder(process.env.FOLDER);
    console.log('held');
    setInterval(() => {}, 1000);
  } catch (error) {
    console.log('rejected', error.message);
  }
`;

describe('lockDataFolder', () => {
  let folder: string;
  const children: NodeChild[] = [];
  const startHolder = (): NodeChild => {
    const child = startScript(holder, { FOLDER: folder });
    children.push(child);
    return child;
  };

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'melhor-escola-lock-'));
  });
  afterEach(async () => {
    for (const child of children.splice(0)) {
      child.process.kill('SIGKILL');
      await child.ended;
    }
    rmSync(folder, { recursive: true, force: true });
  });

  it('rejects a second process with one sentence that names the folder and the first', async () => {
    const first = startHolder();
    await first.printed(/held/);
    const rejection = lockDataFolder(folder);
    await expect(rejection).rejects.toThrow(DataFolderError);
    await expect(rejection).rejects.toMatchObject({
      problem: 'in-use',
      message: `The data folder ${folder} is in use by another instance (process ${first.process.pid}): stop it, or set DATA_DIR to another folder.`,
    });
    expect(first.process.exitCode).toBeNull();
  });

  it('S26 is free immediately after kill -9', async () => {
    const first = startHolder();
    await first.printed(/held/);
    first.process.kill('SIGKILL');
    await first.ended;
    const lock = await lockDataFolder(folder);
    expect(readdirSync(path.join(folder, 'lock'))).toHaveLength(1);
    lock.release();
    expect(readdirSync(path.join(folder, 'lock'))).toHaveLength(0);
  });

  it.runIf(checksEverything)('does not mistake a process with a reused id for the lock holder', async () => {
    const other = startScript('console.log("up"); setInterval(() => {}, 1000);');
    children.push(other);
    await other.printed(/up/);
    mkdirSync(path.join(folder, 'lock'));
    const stale = path.join(folder, 'lock', `${other.process.pid}-1-someearlierboot`);
    writeFileSync(stale, '');
    const lock = await lockDataFolder(folder);
    expect(existsSync(stale)).toBe(false);
    lock.release();
  });

  it('rejects the same process a second time, and allows it after release', async () => {
    const lock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toMatchObject({ problem: 'in-use' });
    lock.release();
    (await lockDataFolder(folder)).release();
  });

  it.runIf(checksEverything)('lets one of six concurrent processes in', async () => {
    const contenders = Array.from({ length: 6 }, startHolder);
    await Promise.all(contenders.map((child) => child.printed(/held|rejected/)));
    const held = contenders.filter((child) => child.stdout().startsWith('held'));
    expect(held).toHaveLength(1);
  });

  it('reports an unwritable folder in one sentence', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    await expect(lockDataFolder(file)).rejects.toMatchObject({
      name: 'DataFolderError',
      problem: 'unwritable',
      message: `The data folder ${file} cannot be written to (EEXIST): set DATA_DIR to a folder that this user owns.`,
    });
  });
});

describe('a full disk', () => {
  it('is reported in one sentence', () => {
    const failed = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    expect(explainWriteError('/data', failed)).toMatchObject({
      problem: 'full',
      message: 'The disk of the data folder /data is full.',
    });
  });

  it('is detected before the database starts', () => {
    // A file system without any free block, on every Linux.
    expect(() => checkSpace('/proc', true)).toThrow(
      'The disk of the data folder /proc is full: 0 MB free, at least 32 MB needed.',
    );
  });

  it('does not change other errors', () => {
    const other = new Error('something else');
    expect(explainWriteError('/data', other)).toBe(other);
  });
});
