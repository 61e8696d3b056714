import { afterEach, expect, it, vi } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { testEnvironment, testLog } from '../../../test/test-server.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { defineJob, type Job } from './job.ts';
import { startJobs, type JobRunner } from './job-runner.ts';

/** Minutes are real time; everything else is fast. A started minute counts as due. */
const pollSeconds = 1;
const soon = { timeout: 25_000, interval: 50 };

// Starting pg-boss and several polls take time on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const runners: JobRunner[] = [];

function start(database: Database, jobs: readonly Job[], { log } = testLog()): JobRunner {
  const runner = startJobs({ database, environment: testEnvironment, log, jobs, pollSeconds });
  runners.push(runner);
  return runner;
}

afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
});

/** pg-boss' rows of this job's runs. */
async function fetchRuns({ pool }: Database, name: string) {
  const { rows } = await pool.query<{ state: string; output: unknown }>(
    'SELECT state, output FROM pgboss.job WHERE name = $1 ORDER BY created_on',
    [name],
  );
  return rows;
}

/** Minutes in which the job was due, once per detection. */
async function dueMinutes({ pool }: Database, name: string): Promise<number[]> {
  const { rows } = await pool.query<{ minute: Date }>(
    `SELECT singleton_on AS minute FROM pgboss.job WHERE name = '__pgboss__send-it' AND data->>'name' = $1`,
    [name],
  );
  return rows.map(({ minute }) => minute.getTime());
}

/** When any process last polled the schedule. */
async function lastLook({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ at: Date }>('SELECT cron_on AS at FROM pgboss.version');
  return rows[0]?.at.getTime() ?? 0;
}

describeOneEngine('jobs', (test) => {
  it('run once per schedule with several runners, and not again after a restart', async () => {
    const { database } = test();
    const { databaseUrl } = test().environment;
    const other = databaseUrl ? await openDatabase(test().environment) : database;
    let runs = 0;
    const count = defineJob({
      name: 'count',
      every: 'minute',
      run: async () => {
        runs += 1;
      },
    });
    const first = start(database, [count]);
    const second = start(other, [count]);
    await expect.poll(() => runs, soon).toBeGreaterThan(0);
    const looked = await lastLook(database);
    await expect.poll(() => lastLook(database), soon).toBeGreaterThan(looked);
    await Promise.all([first.stop(), second.stop()]);
    if (other !== database) await other.close();

    start(database, [count]);
    const stopped = await lastLook(database);
    await expect.poll(() => lastLook(database), soon).toBeGreaterThan(stopped);
    // Usually one; two if the minute changed in between.
    const minutes = await dueMinutes(database, 'count');
    expect(new Set(minutes).size).toBe(minutes.length);
    expect(runs).toBeLessThanOrEqual(minutes.length);
  });

  it('are aborted when the process ends, and awaited', async () => {
    const { database } = test();
    const begun = Promise.withResolvers<void>();
    let ended = false;
    const slow = defineJob({
      name: 'slow',
      every: 'minute',
      async run({ signal }) {
        begun.resolve();
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
        await database.pool.query('SELECT pg_sleep(0.1)');
        ended = true;
      },
    });
    const runner = start(database, [slow]);
    await begun.promise;
    await runner.stop();
    expect(ended).toBe(true);
    expect(await fetchRuns(database, 'slow')).toMatchObject([{ state: 'completed' }]);
  });

  it('log their failures without data, and stay scheduled until removed from the list', async () => {
    const { database } = test();
    const { log, written } = testLog();
    const failing = defineJob({
      name: 'failing',
      every: 'minute',
      async run() {
        await database.pool.query("SELECT 'ana@exemplo.com'::int");
      },
    });
    const scheduled = async (): Promise<string[]> =>
      (await database.pool.query<{ name: string }>('SELECT name FROM pgboss.schedule')).rows.map(
        ({ name }) => name,
      );
    const runner = start(database, [failing], { log, written });
    await expect.poll(() => fetchRuns(database, 'failing'), soon).toMatchObject([{ state: 'failed' }]);
    expect(written()).toContain('Job failed.');
    expect(written()).toContain('"code":"22P02"');
    expect(`${written()}${JSON.stringify(await fetchRuns(database, 'failing'))}`).not.toContain('ana@');
    expect(await scheduled()).toEqual(['failing']);
    await runner.stop();
    start(database, []);
    await expect.poll(scheduled, soon).toEqual([]);
  });
});
