import type { Environment } from '@melhor-escola/server-kit/environment';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';

/** Dependencies of a job. */
export interface JobContext {
  readonly database: Database;
  readonly environment: Environment;
  /**
   * Aborted when the process ends or the job's time limit is reached: stop at the next safe point and leave the rest
   * to the next run.
   */
  readonly signal: AbortSignal;
  /** Log ids and counts only, no personal data. */
  readonly log: FastifyBaseLogger;
}

/** Interval at full minutes in São Paulo time: '15 minutes' is at :00, :15, :30 and :45. */
export type Every = 'minute' | '5 minutes' | '15 minutes' | 'hour';

/** Recurring work, done by one process at a time despite restarts. */
export interface Job {
  /** Unique, as in its file: 'expire-orders'. Renaming it creates another job. */
  readonly name: string;
  /** Five fields, in São Paulo time. */
  readonly cron: string;
  /** Seconds after which it counts as dead and may run again. */
  readonly timeLimit: number;
  /**
   * Does all work that is due. Must be repeatable: a process may be killed, and a missed run is only made up for by
   * the next. Errors are logged; the next run is at its scheduled time.
   */
  readonly run: (context: JobContext) => Promise<void>;
}

/** Definition of a job: `every` for common intervals, or `cron` for a time of day. */
export type JobDefinition = Pick<Job, 'name' | 'run'> & {
  /** Seconds; five minutes by default. */
  readonly timeLimit?: number;
} & ({ readonly every: Every; readonly cron?: never } | { readonly cron: string; readonly every?: never });

const cronByInterval: Readonly<Record<Every, string>> = {
  minute: '* * * * *',
  '5 minutes': '*/5 * * * *',
  '15 minutes': '*/15 * * * *',
  hour: '0 * * * *',
};

/** Defines a job for the list `allJobs` in background-work.ts. */
export function defineJob({ name, every, cron, timeLimit = 300, run }: JobDefinition): Job {
  return { name, cron: every === undefined ? cron : cronByInterval[every], timeLimit, run };
}
