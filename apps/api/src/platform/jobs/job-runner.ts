import { setTimeout as delay } from 'node:timers/promises';
import { brazilianTimeZone } from '@melhor-escola/domain/date';
import type { Pool } from 'pg';
import { PgBoss, type Db } from 'pg-boss';
import type { Job, JobContext } from './job.ts';

/** Runs the jobs of this process. */
export interface JobRunner {
  /** Starts no more jobs, aborts the signal of running ones, and waits for them at most six seconds. Safe to call twice. */
  stop(): Promise<void>;
}

/** A finished run. */
export interface JobRun {
  readonly job: string;
  readonly failed: boolean;
  readonly milliseconds: number;
}

export interface JobRunnerOptions extends Omit<JobContext, 'signal'> {
  readonly jobs: readonly Job[];
  /** Called after each run in this process. */
  readonly onRun?: ((run: JobRun) => void) | undefined;
  /**
   * Poll interval for the schedule and for work, in seconds; three times this for dead jobs. A job starts up to 25
   * seconds after its minute.
   */
  readonly pollSeconds?: number;
}

/** Seconds without a heartbeat after which another process may run the job. */
const HEARTBEAT_SECONDS = 30;

const RESTART_DELAY_MS = 5_000;

const ERROR_LOG_INTERVAL_MS = 60_000;
const STOP_TIMEOUT_MS = 6_000;

/**
 * Runs each scheduled job in one of the processes that share the database: pg-boss keeps the queue in the schema
 * `pgboss` (docs/adr/0010). Returns immediately; at the first start the schema is created in the background. Retries
 * while the database is unavailable.
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
        // Before pg-boss' own stop, which polls every half second.
        const done = Promise.all(options.jobs.map(({ name }) => boss.offWork(name)));
        await Promise.race([done, delay(STOP_TIMEOUT_MS, undefined, { ref: false })]).catch(() => undefined);
        await boss.stop({ graceful: false, close: false });
      })()),
  };
}

/** @returns undefined when the process ends before it succeeds. */
async function start(options: JobRunnerOptions, stopping: AbortSignal): Promise<PgBoss | undefined> {
  while (!stopping.aborted) {
    const boss = newBoss(options);
    try {
      await boss.start();
      await schedule(boss, options.jobs);
      for (const job of options.jobs) await work(boss, job, options, stopping);
      return boss;
    } catch (error) {
      options.log.warn({ err: error }, 'Could not start the jobs; retrying.');
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
    // The embedded engine has no background processes to monitor, and only one session, which monitoring could block.
    reindex: !embedded,
    monitorVacuum: !embedded,
    cronMonitorIntervalSeconds: pollSeconds,
    cronWorkerIntervalSeconds: Math.max(1, Math.ceil(pollSeconds / 2)),
    superviseIntervalSeconds: 3 * pollSeconds,
    monitorIntervalSeconds: 3 * pollSeconds,
    // Jobs do not depend on each other.
    flowIntervalSeconds: 600,
  });
  let loggedAt = 0;
  boss.on('error', (error) => {
    // While the database is unavailable, every poll fails.
    if (Date.now() - loggedAt < ERROR_LOG_INTERVAL_MS) return;
    loggedAt = Date.now();
    log.warn({ err: error }, 'Jobs are waiting for the database.');
  });
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'pg-boss warning'));
  return boss;
}

/** Synchronizes pg-boss' schedule with the list, removing jobs that are not in it. */
async function schedule(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
  for (const { name, cron, timeLimit } of jobs) {
    const limits = {
      expireInSeconds: timeLimit,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      // The next scheduled run follows a failed or missed one.
      retryLimit: 0,
      retentionSeconds: 600,
      deleteAfterSeconds: 86_400,
    };
    // At most one waiting or running job across all processes.
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
    // Instead of the error itself, which may contain data and would be stored in pg-boss' table.
    if (!done) throw new Error('The job failed; see the log.');
  });
}

async function runOnce(job: Job, context: JobContext): Promise<boolean> {
  const began = Date.now();
  try {
    await job.run(context);
  } catch (error) {
    context.log.error({ err: error }, 'Job failed.');
    return false;
  }
  context.log.debug({ milliseconds: Date.now() - began }, 'Job finished.');
  return true;
}

/**
 * Lets pg-boss use our connections. It sends several statements in one message, from BEGIN to COMMIT; if one fails,
 * the session stays in the aborted transaction and the pool would reuse it, so the connection is closed. That also
 * restarts the embedded engine's only session.
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
