import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { longestGap } from '../load/longest-gap.ts';
import { startCalls } from '../load/readers.ts';
import { createTestDatabase, postgresqlBinaries } from './testing/test-database.ts';
import { createTestFolder } from './testing/test-folder.ts';
import { siteHeaders, startService } from './testing/service-process.ts';
import { prepareWriteLoad, startWriteLoad } from './testing/write-load.ts';

const compiler = '/usr/bin/cc';
const shim = path.join(import.meta.dirname, 'shims/slow-disk.c');

/** Additional time of each fsync, as on a failing disk. */
const FSYNC_DELAY_MS = 500;

describe("PostgreSQL's disk is slow", () => {
  it('S26 commits wait for the disk and none is lost; reads do not wait', async ({ task, signal, skip }) => {
    if (!postgresqlBinaries) skip((task.meta.figures = 'no PostgreSQL here'));
    if (!existsSync(compiler)) skip((task.meta.figures = 'no C compiler here'));
    const folder = createTestFolder();
    const library = path.join(folder, 'slow-disk.so');
    const compiled = spawnSync(compiler, ['-shared', '-fPIC', '-O1', '-o', library, shim, '-ldl']);
    expect(compiled.stderr.toString()).toBe('');
    const slowness = path.join(folder, 'slow-disk');
    writeFileSync(slowness, '0');
    await using database = await createTestDatabase({
      engine: 'postgresql',
      folder,
      settings: { fsync: 'on' },
      environment: { LD_PRELOAD: library, SLOW_DISK: slowness },
    });
    const parties = await prepareWriteLoad(database);
    await using service = await startService({ folder, databaseUrl: database.url });
    await service.waitUntilReady(signal);
    const load = startWriteLoad(service.url, parties);
    await load.waitForWrites(60, signal);
    writeFileSync(slowness, String(FSYNC_DELAY_MS));
    // Commits from before the slowdown are finished.
    await load.waitForWrites(16, signal);
    const from = performance.now();
    const writesBefore = load.acknowledged();
    const readers = startCalls(service.url, [
      { method: 'GET', path: '/v3/marketplace/directory/overall-data', headers: siteHeaders },
    ]);
    await load.waitForWrites(40, signal);
    const to = performance.now();
    const slowWrites = load.acknowledged() - writesBefore;
    await readers.stop();
    writeFileSync(slowness, '0');
    await load.waitForWrites(60, signal);
    await load.stop();

    expect(load.failures()).toEqual(new Map());
    expect([...new Set(readers.outcomes.map(({ outcome }) => outcome))]).toEqual(['200']);
    // If reads waited for commits, there would be about as many reads as writes.
    expect(readers.outcomes.length).toBeGreaterThan(2 * slowWrites);
    // Verifies that the disk was slow.
    expect(longestGap(load.acknowledgedAt, { from, to })).toBeGreaterThan(FSYNC_DELAY_MS / 2);
    const totals = await load.expectNothingLost(database);
    task.meta.figures = `${totals}; fsync + ${FSYNC_DELAY_MS} ms: ${slowWrites} writes and ${readers.outcomes.length} reads in ${((to - from) / 1000).toFixed(0)} s`;
  });
});
