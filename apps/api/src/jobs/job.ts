import type { Environment } from '@melhor-escola/server-kit/environment';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';

/** What a job works with. */
export interface JobContext {
  readonly database: Database;
  readonly environment: Environment;
  /** Aborted when the process ends or the job's time is up: stop at the next safe place. What is left is the next run's. */
  readonly signal: AbortSignal;
  /** Numbers and keys only: no personal data. */
  readonly log: FastifyBaseLogger;
}

/** How often, at full minutes of the clock of São Paulo: '15 minutes' is at :00, :15, :30 and :45. */
export type Every = 'minute' | '5 minutes' | '15 minutes' | 'hour';

/** Work that is done again and again, by one process at a time, whatever starts and stops meanwhile. */
export interface Job {
  /** In the words of its file: 'expire-orders'. Unique; a new name is a new job. */
  readonly name: string;
  /** Five fields, in the time of São Paulo. */
  readonly cron: string;
  /** After so many seconds it is taken for dead, and may run again. */
  readonly timeLimit: number;
  /**
   * Does whatever is due, and can be run twice: a process may be killed half-way, and a run that was missed is not made
   * up for but by the next. Whatever it throws is logged; the next run is at the next time.
   */
  readonly run: (context: JobContext) => Promise<void>;
}

/** How a job is written down: `every` for the usual intervals, or `cron` for a time of day. */
export type JobDefinition = Pick<Job, 'name' | 'run'> & {
  /** Seconds; five minutes unless told. */
  readonly timeLimit?: number;
} & ({ readonly every: Every; readonly cron?: never } | { readonly cron: string; readonly every?: never });

const cronOf: Readonly<Record<Every, string>> = {
  minute: '* * * * *',
  '5 minutes': '*/5 * * * *',
  '15 minutes': '*/15 * * * *',
  hour: '0 * * * *',
};

/** A job for the list `allJobs` in background-work.ts. */
export function defineJob({ name, every, cron, timeLimit = 300, run }: JobDefinition): Job {
  return { name, cron: every === undefined ? cron : cronOf[every], timeLimit, run };
}
