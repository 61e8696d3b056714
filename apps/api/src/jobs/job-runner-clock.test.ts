import { expect, it, vi } from 'vitest';
import { describeEachEngine } from '../../test/each-engine.ts';
import { testEnvironment, testLog } from '../../test/test-server.ts';
import { defineJob } from './job.ts';
import { forgetFuture, startJobs } from './job-runner.ts';

vi.setConfig({ testTimeout: 90_000 });

describeEachEngine('a clock that is set back', (test) => {
  it('S26 leaves no job waiting for the time that it was', async () => {
    const { database } = test();
    const { log } = testLog();
    let runs = 0;
    const job = defineJob({
      name: 'count',
      every: 'minute',
      run: async () => {
        runs += 1;
      },
    });
    const start = () =>
      startJobs({ database, environment: testEnvironment, log, jobs: [job], pollSeconds: 1 });
    const before = start();
    await expect.poll(() => runs, { timeout: 25_000 }).toBeGreaterThan(0);
    await before.stop();
    expect(await forgetFuture(database.pool)).toBe(false);

    // As it stands after two days that were not.
    const ahead = "interval '49 hours'";
    await database.pool.query(`UPDATE pgboss.version SET cron_on = now() + ${ahead}`);
    await database.pool.query(
      `UPDATE pgboss.queue SET monitor_claim_on = now() + ${ahead}, monitor_on = now() + ${ahead}`,
    );
    await database.pool.query('DELETE FROM pgboss.job');
    await database.pool.query(
      `INSERT INTO pgboss.job (name, policy, start_after, created_on)
       VALUES ('count', 'exclusive', now() + ${ahead}, now() + ${ahead})`,
    );
    const after = start();
    const waited = runs;
    await expect.poll(() => runs, { timeout: 80_000, interval: 200 }).toBeGreaterThan(waited);
    await after.stop();
  });
});
