import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openCliHarness, parseReport, whenEnded, type CliHarness } from '../../test/cli-process.ts';
import { inepFiles } from '../../test/inep-files.ts';

const { microdata, catalog } = inepFiles;
/** From util-linux: runs a program on its own terminal. */
const terminal = '/usr/bin/script';

describe('pnpm api without a service', () => {
  let cli: CliHarness;
  const write = (name: string, content: string | Uint8Array): string => {
    writeFileSync(path.join(cli.folder, name), content);
    return name;
  };

  beforeAll(async () => {
    cli = await openCliHarness();
  });
  afterAll(() => cli.remove());

  it('imports places and schools, from a file relative to the working directory', async () => {
    expect.soft(await cli.run('import', 'inep', microdata)).toMatchObject({
      code: 1,
      stderr: 'There are no cities yet: run `pnpm api import places` first.\n',
    });
    const places = await cli.run('import', 'places');
    expect.soft(places.code).toBe(0);
    expect
      .soft(places.stdout)
      .toMatch(/^Import of places: complete after [\d.]+ s\n {2}5,571 rows read\n {2}5,571 new, 0 changed/);
    expect.soft(await cli.report('import', 'places')).toMatchObject({ new: 0, changed: 0, unchanged: 5571 });

    const latin1 = write('latin1.csv', iconv.encode(readFileSync(microdata, 'utf8'), 'latin1'));
    const schools = await cli.run('import', 'inep', latin1);
    expect.soft(schools.code).toBe(0);
    expect.soft(schools.stdout).toContain('not in activity');
    expect.soft(schools.stdout).toContain('Read as Latin-1.');
    const again = await cli.report('import', 'inep', microdata);
    expect.soft(again).toMatchObject({ outcome: 'complete', new: 0, changed: 0 });
    const ofCatalog = await cli.report('import', 'inep', catalog, '--dependency', 'all');
    expect.soft(ofCatalog).toMatchObject({ outcome: 'complete', read: 25, new: 20 });
    expect.soft(cli.lockFiles()).toEqual([]);
  });

  it('imports the partners’ sample for existing schools, and reports a broken line by number', async () => {
    const sample = readFileSync(
      path.resolve(import.meta.dirname, '../../docs/partner-offers.sample.csv'),
      'utf8',
    )
      .replaceAll('99000001', '17041830')
      .replace('colegio-de-exemplo-palmas-to', 'colegio-adventista-de-gurupi');
    expect(await cli.report('import', 'offers', write('offers.csv', sample))).toMatchObject({ new: 5 });
    const broken = write('broken-offers.csv', sample.replace(';50;', ';150;').replace('CA-2027-1A-T', 'NEW'));
    const strict = await cli.run('import', 'offers', broken, '--strict');
    expect(strict.code).toBe(1);
    expect(strict.stdout).toContain('rejected, nothing was written');
    expect(strict.stdout).toContain('1 discount over 100 %: line 2');
    expect(await cli.report('import', 'offers', broken)).toMatchObject({ new: 1, unchanged: 3 });
  });

  it('reports errors in one sentence, with exit code 1', async () => {
    expect(await cli.run('import', 'inep', 'nowhere.csv')).toEqual({
      code: 1,
      stdout: '',
      stderr: `There is no file ${path.join(cli.folder, 'nowhere.csv')}.\n`,
    });
    const other = await cli.run('import', 'offers', write('other.csv', 'a,b\n1,2\n'));
    expect(other.code).toBe(1);
    expect(other.stderr).toMatch(
      /^This is not a partner’s file of offers .*missing columns school_code or school_slug, .*\n$/,
    );
    expect((await cli.run('import', 'inep', microdata, '--dependency', 'ours')).stderr).toContain(
      'Allowed choices are private, public, all',
    );
  });

  it('S27 strict rejects a file with a broken line, with exit code 1', async () => {
    // A school in activity.
    const [header, , , , line = ''] = readFileSync(microdata, 'utf8').split('\r\n');
    const changed = line.replace(/^2025/, '2026');
    const broken = write('broken.csv', [header, changed, 'broken'].join('\n'));
    const rejected = await cli.run('import', 'inep', broken, '--strict');
    expect(rejected.code).toBe(1);
    expect(rejected.stdout).toContain('rejected, nothing was written');
    expect(rejected.stdout).toContain('1 1 fields where the header has 301: line 3');
    const taken = await cli.report('import', 'inep', broken);
    expect(taken).toMatchObject({ outcome: 'complete', read: 2 });
    expect(taken.new + taken.changed).toBe(1);
  });

  it('S27 prints progress lines, stops after a batch on Ctrl-C, and continues when run again', async () => {
    const seed = cli.start('seed', 'demo', '--scale', 'full');
    await seed.printed(/^Demonstration schools: [\d,]+ of 48,000$/m, 'stderr');
    seed.process.kill('SIGINT');
    const stopped = await whenEnded(seed);
    expect(stopped.code).toBe(130);
    expect(stopped.stderr).toContain('Stopping after the current batch');
    expect(stopped.stderr).not.toContain('\u001B');
    const [, stored = ''] = /([\d,]+) new/.exec(stopped.stdout) ?? [];
    expect(stopped.stdout).toContain('Run the same command again to continue.');

    const again = cli.start('seed', 'demo', '--scale', 'full', '--json');
    await expect.poll(() => cli.lockFiles()).toHaveLength(1);
    again.process.kill('SIGINT');
    const reported = parseReport(await whenEnded(again));
    expect(reported.outcome).toBe('stopped');
    expect(Number(stored.replaceAll(',', ''))).toBeGreaterThan(0);
    expect(reported.unchanged).toBe(Math.min(reported.read, Number(stored.replaceAll(',', ''))));
    expect(cli.lockFiles()).toEqual([]);
  });

  it.skipIf(!existsSync(terminal))('shows a progress bar on a terminal, and restores the cursor', () => {
    const command = [process.execPath, path.join(import.meta.dirname, 'cli.ts'), 'seed', 'clear'].join(' ');
    const { stdout, status } = spawnSync(terminal, ['-qefc', command, '/dev/null'], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: path.join(cli.folder, 'data') },
    });
    expect(status).toBe(0);
    expect(stdout).toMatch(/Removing demonstration schools \[\S+\] \d+ % · [\d,]+ of [\d,]+/);
    expect(stdout.lastIndexOf('\u001B[?25h')).toBeGreaterThan(stdout.lastIndexOf('\u001B[?25l'));
    expect(stdout).toMatch(/Removed: [1-9]\d* fictional schools/);
  });
});
