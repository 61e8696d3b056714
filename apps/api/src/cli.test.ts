import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { importReportSchema, type ImportReport } from './imports/run/import-report.ts';

const microdata = path.resolve(import.meta.dirname, '../../../../shared/data/inep-microdados-2025-to.csv');

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A process of the service's own code, as an operator starts it. */
function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv, cwd: string) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, program), ...args], {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (stderr += String(chunk)));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
  return { child, ended, output: () => stdout + stderr };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

function reportOf({ stdout }: Ended): ImportReport {
  return importReportSchema.parse(JSON.parse(stdout));
}

describe('pnpm api', () => {
  let folder: string;
  let env: NodeJS.ProcessEnv;
  const api = (args: string[], extra: NodeJS.ProcessEnv = {}, cwd = folder): Promise<Ended> =>
    start('cli.ts', args, { ...env, ...extra }, cwd).ended;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'melhor-escola-cli-'));
    env = { DATA_DIR: path.join(folder, 'data'), API_PORT: String(await freePort()), LOG_LEVEL: 'silent' };
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('imports places and schools with no service, from a file that counts from where it was typed', async () => {
    expect(await api(['import', 'inep', microdata])).toMatchObject({
      code: 1,
      stderr: 'There are no cities yet: run `pnpm api import places` first.\n',
    });
    const places = await api(['import', 'places']);
    expect(places.code).toBe(0);
    expect(places.stdout).toMatch(
      /^Import of places: complete after [\d.]+ s\n {2}5,571 rows read\n {2}5,571 new, 0 changed/,
    );

    writeFileSync(path.join(folder, 'latin1.csv'), iconv.encode(readFileSync(microdata, 'utf8'), 'latin1'));
    const schools = await api(['import', 'inep', 'latin1.csv'], { INIT_CWD: folder }, tmpdir());
    expect(schools.code).toBe(0);
    expect(schools.stdout).toContain('not in activity');
    expect(schools.stdout).toContain('Read as Latin-1.');
    const again = await api(['import', 'inep', microdata, '--json']);
    expect(reportOf(again)).toMatchObject({ outcome: 'complete', new: 0, changed: 0 });
    expect(readdirSync(path.join(folder, 'data', 'lock'))).toEqual([]);
  });

  it('names what is wrong in one sentence, with exit code 1', async () => {
    const missing = await api(['import', 'inep', 'nowhere.csv']);
    expect(missing).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `There is no file ${path.join(folder, 'nowhere.csv')}.\n`,
    });
    writeFileSync(path.join(folder, 'other.csv'), 'a,b\n1,2\n');
    const other = await api(['import', 'offers', 'other.csv']);
    expect(other.code).toBe(1);
    expect(other.stderr).toMatch(
      /^This is not a partner’s file of offers .*missing columns school_code or school_slug, .*\n$/,
    );
    expect((await api(['import', 'inep', microdata, '--dependency', 'ours'])).stderr).toContain(
      'Allowed choices are private, public, all',
    );
  });

  it('S27 strict refuses a file with a broken line, with exit code 1', async () => {
    const [header, first] = readFileSync(microdata, 'utf8').split('\r\n');
    writeFileSync(path.join(folder, 'broken.csv'), [header, first, 'broken'].join('\n'));
    const refused = await api(['import', 'inep', 'broken.csv', '--inactive', '--strict']);
    expect(refused.code).toBe(1);
    expect(refused.stdout).toContain('refused, nothing was written');
    expect(refused.stdout).toContain('1 1 fields where the header has 301: line 3');
    const taken = await api(['import', 'inep', 'broken.csv', '--inactive', '--json']);
    expect(taken.code).toBe(0);
    expect(reportOf(taken)).toMatchObject({ outcome: 'complete', new: 1 });
  });

  it('S27 stops after a batch on Ctrl-C, says how to go on, and completes when run again', async () => {
    const seed = start('cli.ts', ['seed', 'demo', '--json'], env, folder);
    await expect
      .poll(() => readdirSync(path.join(folder, 'data', 'lock')).length, { timeout: 20_000 })
      .toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1_800));
    seed.child.kill('SIGINT');
    const stopped = await seed.ended;
    expect(stopped.stderr).toContain('Stopping after the batch at hand');
    expect(stopped.code).toBe(130);
    expect(reportOf(stopped).outcome).toBe('stopped');
    const completed = reportOf(await api(['seed', 'demo', '--json']));
    expect(completed).toMatchObject({ outcome: 'complete', unchanged: reportOf(stopped).new });
    expect(completed.new + completed.unchanged).toBe(3000);
  });

  it('works through the service while that runs, and keeps its hands off while another process holds the folder', async () => {
    const service = start('main.ts', [], env, folder);
    try {
      await expect.poll(() => service.output(), { timeout: 30_000 }).toContain('answers at');
      const cleared = await api(['seed', 'clear']);
      expect(cleared).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('Removed: 3000 fictional schools'),
      });
      const imported = await api(['import', 'inep', microdata, '--inactive', '--json']);
      expect(imported.code).toBe(0);
      expect(reportOf(imported)).toMatchObject({ read: 170, outcome: 'complete' });
      expect(await api(['import', 'offers', 'other.csv'])).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('missing columns'),
      });
    } finally {
      service.child.kill('SIGTERM');
      await service.ended;
    }
    expect(readdirSync(path.join(folder, 'data', 'lock'))).toEqual([]);
  });
}, 120_000);
