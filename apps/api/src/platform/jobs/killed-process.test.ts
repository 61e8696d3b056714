import { describe, expect, inject, it } from 'vitest';
import { startScript } from '../../../test/child-process.ts';
import { openTestDatabase } from '../../../test/each-engine.ts';
import { testEnvironment, testLog } from '../../../test/test-server.ts';
import { defineJob } from './job.ts';
import { startJobs } from './job-runner.ts';

const pollSeconds = 1;

/** URL of a service module, to import it in a script. */
const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

describe.runIf(inject('testEngines').postgresql)('jobs of a killed process', () => {
  it('S26 are run by another process', async () => {
    const opened = await openTestDatabase('postgresql');
    const { environment, database } = opened;
    const child = startScript(
      `
        const { openDatabase } = await import(${here('../database/database.ts')});
        const { startJobs } = await import(${here('./job-runner.ts')});
        const { testLog } = await import(${here('../../../test/test-server.ts')});
        const { defineJob } = await import(${here('./job.ts')});
        const run = async () => { console.log('begun'); await new Promise(() => setInterval(() => {}, 1000)); };
        startJobs({
          database: await openDatabase(JSON.parse(process.env.OPEN)), environment: {}, log: testLog().log,
          pollSeconds: ${pollSeconds}, jobs: [defineJob({ name: 'long', every: 'minute', run })],
        });
      `,
      { OPEN: JSON.stringify(environment) },
    );
    await child.printed(/begun/);
    child.process.kill('SIGKILL');
    await child.ended;

    const run = Promise.withResolvers<void>();
    const runner = startJobs({
      database,
      environment: testEnvironment,
      log: testLog().log,
      pollSeconds,
      jobs: [defineJob({ name: 'long', every: 'minute', run: async () => run.resolve() })],
    });
    // Simulates the end of the heartbeat timeout …
    await database.pool.query(
      `UPDATE pgboss.job SET heartbeat_on = now() - interval '1 hour' WHERE name = 'long'`,
    );
    // … (its own run: another minute may have begun) …
    const killed = async () => {
      const { rows } = await database.pool.query<{ state: string }>(
        "SELECT state FROM pgboss.job WHERE name = 'long' ORDER BY created_on LIMIT 1",
      );
      return rows[0]?.state;
    };
    await expect.poll(killed, { interval: 50 }).toBe('failed');
    // … and the next minute.
    await database.pool.query(`UPDATE pgboss.job SET singleton_on = singleton_on - interval '1 hour'`);
    await run.promise;
    await runner.stop();
    await opened.remove();
  });
});
