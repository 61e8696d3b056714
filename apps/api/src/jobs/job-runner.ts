import { setTimeout as delay } from 'node:timers/promises';
import { brazilianTimeZone } from '@melhor-escola/domain/date';
import type { Pool } from 'pg';
import { PgBoss, type Db } from 'pg-boss';
import type { Job, JobContext } from './job.ts';

/** Runs the jobs of this process. */
export interface JobRunner {
  /** Begins nothing more, aborts the jobs' signal, and waits for those that run, six seconds at the most. Safe to call twice. */
  stop(): Promise<void>;
}

/** A run that ended. */
export interface JobRun {
  readonly job: string;
  readonly failed: boolean;
  readonly milliseconds: number;
}

export interface JobRunnerOptions extends Omit<JobContext, 'signal'> {
  readonly jobs: readonly Job[];
  /** Hears of each run of this process. */
  readonly onRun?: ((run: JobRun) => void) | undefined;
  /** Seconds between looks at the clock, and for work; thrice that for what died. A job starts up to 25 seconds after its minute. */
  readonly pollSeconds?: number;
}

/** Seconds without a sign of life after which another process may run the job. */
const HEARTBEAT_SECONDS = 30;

const RESTART_DELAY_MS = 5_000;

const ERROR_LOG_INTERVAL_MS = 60_000;
const STOP_TIMEOUT_MS = 6_000;

/**
 * Runs each job at its times, in one of the processes that share the database: what is due, running and done is kept by
 * pg-boss in the schema `pgboss` (docs/adr/0010). Returns at once; the first time, the schema is made meanwhile. A
 * database that does not answer is asked again.
 */
export function startJobs(options: JobRunnerOptions): JobRunner {
  const stopping = new AbortController();
  const running = start(options, stopping.signal);
  let stopped: Promise<void> | undefined;
  return {
    stop: () =>
      (stopped ??= (async () => {
        stopping.abort();
        const boss = await running;
        if (!boss) return;
        // Before pg-boss' own stop, which looks every half second whether they are done.
        const done = Promise.all(options.jobs.map(({ name }) => boss.offWork(name)));
        await Promise.race([done, delay(STOP_TIMEOUT_MS, undefined, { ref: false })]).catch(() => undefined);
        await boss.stop({ graceful: false, close: false });
      })()),
  };
}

/** @returns nothing when the process ends before it succeeds. */
async function start(options: JobRunnerOptions, stopping: AbortSignal): Promise<PgBoss | undefined> {
  while (!stopping.aborted) {
    const boss = newBoss(options);
    try {
      await boss.start();
      await schedule(boss, options.jobs);
      for (const job of options.jobs) await work(boss, job, options, stopping);
      return boss;
    } catch (error) {
      options.log.warn({ err: error }, 'The jobs could not be started; they will be.');
      await boss.stop({ graceful: false, close: false }).catch(() => undefined);
      await delay(RESTART_DELAY_MS, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
  return undefined;
}

function newBoss({ database, log, pollSeconds = 10 }: JobRunnerOptions): PgBoss {
  const embedded = database.engine === 'pglite';
  const boss = new PgBoss({
    schema: 'pgboss',
    db: pgBossDatabase(database.pool),
    backend: embedded ? 'pglite' : 'postgres',
    // The embedded engine has no background processes: there is nothing to watch, and one session to be stopped by it.
    reindex: !embedded,
    monitorVacuum: !embedded,
    cronMonitorIntervalSeconds: pollSeconds,
    cronWorkerIntervalSeconds: Math.max(1, Math.ceil(pollSeconds / 2)),
    superviseIntervalSeconds: 3 * pollSeconds,
    monitorIntervalSeconds: 3 * pollSeconds,
    // Jobs here do not wait for one another.
    flowIntervalSeconds: 600,
  });
  let loggedAt = 0;
  boss.on('error', (error) => {
    // While the database is away, every look for work fails.
    if (Date.now() - loggedAt < ERROR_LOG_INTERVAL_MS) return;
    loggedAt = Date.now();
    log.warn({ err: error }, 'The jobs wait for the database.');
  });
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'The jobs are not as they should be.'));
  return boss;
}

/** The schedule as this code has it: what it no longer has is taken out. */
async function schedule(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
  for (const { name, cron, timeLimit } of jobs) {
    const limits = {
      expireInSeconds: timeLimit,
      HEARTBEAT_SECONDS,
      // A run that fails, or that nobody took in time, is followed by the next one.
      retryLimit: 0,
      retentionSeconds: 600,
      deleteAfterSeconds: 86_400,
    };
    // One that waits or runs, in all processes together.
    await boss.createQueue(name, { policy: 'exclusive', ...limits });
    await boss.updateQueue(name, limits);
    await boss.schedule(name, cron, null, { tz: brazilianTimeZone, missed: 'once' });
  }
}

async function work(
  boss: PgBoss,
  job: Job,
  { database, environment, log, pollSeconds = 10, onRun }: JobRunnerOptions,
  stopping: AbortSignal,
): Promise<void> {
  const jobLog = log.child({ job: job.name });
  await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, async ([taken]) => {
    if (!taken) return;
    const signal = AbortSignal.any([stopping, taken.signal]);
    const began = performance.now();
    const done = await runOnce(job, { database, environment, signal, log: jobLog });
    onRun?.({ job: job.name, failed: !done, milliseconds: performance.now() - began });
    // Instead of the error itself, which may quote data, and which pg-boss would keep in its table.
    if (!done) throw new Error('The job failed; the log has the reason.');
  });
}

async function runOnce(job: Job, context: JobContext): Promise<boolean> {
  const began = Date.now();
  try {
    await job.run(context);
  } catch (error) {
    context.log.error({ err: error }, 'A job failed.');
    return false;
  }
  context.log.debug({ milliseconds: Date.now() - began }, 'A job is done.');
  return true;
}

/**
 * Lets pg-boss use our connections. It sends several statements at once, from BEGIN to COMMIT; if one fails, the session
 * stays in the aborted transaction and the pool would reuse it, so the connection is closed. That also restarts the embedded
 * engine's only session.
 */
function pgBossDatabase(pool: Pool): Db {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      let failed = true;
      try {
        // For several statements node-postgres returns an array, which pg-boss accepts as well.
        const result = await client.query(text, values);
        failed = false;
        return result;
      } finally {
        client.release(failed);
      }
    },
  };
}
