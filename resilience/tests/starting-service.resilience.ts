import { spawn, type ChildProcess } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { until } from '../cluster/until.ts';
import { startCalls } from '../load/readers.ts';
import { describeErrors } from '../load/read-outcomes.ts';
import { createTestDatabase, postgresqlBinaries } from './testing/test-database.ts';
import { createTestFolder } from './testing/test-folder.ts';
import { siteHeaders, startService } from './testing/service-process.ts';

/** Busy loops on one processor, of which the service gets a fifteenth. */
const burners = 14;
const onOneProcessor = ['/usr/bin/taskset', '-c', '0'] as const;

describe('the service starts on an overloaded machine', () => {
  let busy: readonly ChildProcess[] = [];
  afterEach(() => {
    for (const burner of busy) burner.kill('SIGKILL');
  });

  it('S26 starts, and answers every request once it listens, although its code loads slowly', async ({
    task,
    signal,
    skip,
  }) => {
    if (!postgresqlBinaries) skip((task.meta.figures = 'no PostgreSQL here'));
    const folder = createTestFolder();
    await using database = await createTestDatabase({ engine: 'postgresql', folder });
    busy = Array.from({ length: burners }, () =>
      spawn(
        '/usr/bin/setpriv',
        ['--pdeathsig=KILL', ...onOneProcessor, process.execPath, '-e', 'for (;;);'],
        // Its own session, like the service: Linux divides the processor among sessions first.
        { stdio: 'ignore', detached: true },
      ),
    );
    const began = performance.now();
    await using service = await startService({
      folder,
      databaseUrl: database.url,
      commandPrefix: onOneProcessor,
      // As on the first start: no compiled code.
      environment: { NODE_DISABLE_COMPILE_CACHE: '1' },
    });
    const { pid } = service.process;
    const timeoutMs = 60_000;
    const visitors = startCalls(
      service.url,
      [
        { method: 'GET', path: '/v3/marketplace/directory/overall-data', headers: siteHeaders },
        { method: 'GET', path: '/v3/cities/by-slug/palmas-to', headers: siteHeaders },
      ],
      timeoutMs,
    );
    await service.waitUntilReady(signal);
    const from = performance.now();
    // Modules loaded after it listens are loaded while it serves requests; jobs come last.
    await until({ what: 'its jobs have started', seconds: 200, signal }, async () =>
      (await service.metric('job_duration_seconds_count')) === undefined ? undefined : true,
    );
    await visitors.stop();
    const answered = visitors.outcomes.filter(({ outcome }) => !outcome.startsWith('ECONN'));
    expect(service.log()).not.toMatch(/timeout|could not be started/);
    expect(service.process.pid).toBe(pid);
    expect([...new Set(answered.map(({ outcome }) => outcome))]).toEqual(['200']);
    task.meta.figures = `ready after ${((from - began) / 1000).toFixed(0)} s; failed since then: ${describeErrors(visitors.outcomes, { from, to: performance.now() })}`;
  });
});
