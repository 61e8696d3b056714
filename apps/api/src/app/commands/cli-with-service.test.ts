import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { NodeChild } from '../../../test/child-process.ts';
import { openCliHarness, parseReport, whenEnded, type CliHarness } from '../../../test/cli-process.ts';
import { inepFiles } from '../../../test/inep-files.ts';

const { microdata, catalog } = inepFiles;

/** A line of a partner's file. */
const [header = '', sample = ''] = readFileSync(
  path.resolve(import.meta.dirname, '../../../docs/partner-offers.sample.csv'),
  'utf8',
).split('\n');

/** The sample's first offer, of a school that exists, with this reference and percentage. */
function offer(reference: string, discount: string): string {
  const values: Readonly<Record<string, string>> = {
    school_code: '17041830',
    reference,
    discount_percentage: discount,
  };
  const columns = header.split(';');
  return sample
    .split(';')
    .map((value, at) => values[columns[at] ?? ''] ?? value)
    .join(';');
}

describe('pnpm api beside a running service', () => {
  let cli: CliHarness;
  let service: NodeChild;

  beforeAll(async () => {
    cli = await openCliHarness();
    service = await cli.startService();
  });
  afterAll(() => cli.remove());

  it('runs every command in the service, which holds the data folder', async () => {
    const cleared = await cli.run('seed', 'clear');
    expect(cleared).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Removed: 3000 fictional schools') as string,
    });
    expect(await cli.report('import', 'places')).toMatchObject({ new: 0, changed: 0, unchanged: 5571 });
    const imported = await cli.report('import', 'inep', microdata);
    expect(imported).toMatchObject({ outcome: 'complete', read: 170 });
    const latin1 = path.join(cli.folder, 'latin1.csv');
    writeFileSync(latin1, iconv.encode(readFileSync(microdata, 'utf8'), 'latin1'));
    expect(await cli.report('import', 'inep', 'latin1.csv')).toMatchObject({
      new: 0,
      changed: 0,
      unchanged: imported.new,
      notes: expect.arrayContaining(['Read as Latin-1.']) as string[],
    });
    expect(await cli.report('import', 'inep', catalog, '--dependency', 'all')).toMatchObject({
      read: 25,
    });
    expect(cli.lockFiles()).toHaveLength(1);
  });

  it('reports offers by line, and rejects a strict file as a whole', async () => {
    writeFileSync(
      path.join(cli.folder, 'offers.csv'),
      [header, offer('A', '50'), offer('B', '101')].join('\n'),
    );
    const strict = await cli.run('import', 'offers', 'offers.csv', '--strict');
    expect(strict).toMatchObject({ code: 1, stderr: '' });
    expect(strict.stdout).toContain('rejected, nothing was written');
    expect(strict.stdout).toContain('1 discount over 100 %: line 3');
    expect(await cli.report('import', 'offers', 'offers.csv')).toMatchObject({ read: 2, new: 1 });
    writeFileSync(path.join(cli.folder, 'other.csv'), 'a,b\n1,2\n');
    expect(await cli.run('import', 'offers', 'other.csv')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('missing columns') as string,
    });
  });

  it('S27 stops in the service on Ctrl-C, and continues when run again', async () => {
    const seed = cli.start('seed', 'demo', '--scale', 'full');
    await seed.printed(/^Demonstration schools: [\d,]+ of 48,000$/m, 'stderr');
    const busy = await cli.run('seed', 'clear');
    expect(busy).toMatchObject({
      code: 1,
      stderr: 'Another import or seed is running. Wait for it to end, then run this again.\n',
    });
    seed.process.kill('SIGINT');
    const stopped = await whenEnded(seed);
    expect(stopped.code).toBe(130);
    const [, stored = ''] = /([\d,]+) new/.exec(stopped.stdout) ?? [];
    expect(Number(stored.replaceAll(',', ''))).toBeGreaterThan(0);
    expect(await cli.report('seed', 'clear')).toMatchObject({
      outcome: 'complete',
      changed: Number(stored.replaceAll(',', '')),
    });
  });

  it('S27 stops in the service when the command is killed, and completes when run again', async () => {
    const seed = cli.start('seed', 'demo', '--scale', 'full');
    await seed.printed(/^Demonstration schools: [\d,]+ of 48,000$/m, 'stderr');
    seed.process.kill('SIGKILL');
    await seed.ended;
    let completed = await cli.run('seed', 'demo', '--json');
    // The service stops after the current batch and rejects other commands until then.
    while (completed.stderr.startsWith('Another import')) completed = await cli.run('seed', 'demo', '--json');
    const report = parseReport(completed);
    expect(report).toMatchObject({ outcome: 'complete', read: 3000 });
    expect(report.unchanged).toBeGreaterThan(0);
    expect(report.new + report.unchanged).toBe(3000);
  });

  it('S26 reports a killed service; its stored data is consistent and the command can be run again', async () => {
    const seed = cli.start('seed', 'demo', '--scale', 'full');
    await seed.printed(/^Demonstration schools: [\d,]+ of 48,000$/m, 'stderr');
    service.process.kill('SIGKILL');
    const broken = await whenEnded(seed);
    expect(broken).toMatchObject({ code: 1, stdout: '' });
    expect(broken.stderr).toMatch(
      /\nThe service ended before the command did\. Run it again to complete it\.\n$/,
    );
    const alone = await cli.report('seed', 'clear');
    expect(alone.outcome).toBe('complete');
    expect(alone.changed).toBeGreaterThan(3000);
    expect(cli.lockFiles()).toEqual([]);
  });
});
