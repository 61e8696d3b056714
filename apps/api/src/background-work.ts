import type { Environment } from '@melhor-escola/server-kit/environment';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/database.ts';
import { startJobs, type JobRun } from './jobs/job-runner.ts';
import { startMailSender } from './mail/sending/mail-sender.ts';
import { outboxFolder } from './mail/sending/outbox-files.ts';
import { deleteCollectedJob } from './collector/store-page-report.ts';
import { sendMailJob } from './mail/sending/send-due-mail.ts';
import { expireOrdersJob } from './orders/lifecycle/expire-orders.ts';
import { eraseKeptOrdersJob } from './privacy/retention.ts';
import { savedSearchAlertsJob } from './saved-searches/send-saved-search-alerts.ts';
import type { Job } from './jobs/job.ts';
import { purgeExpiredJob } from './jobs/purge-expired-job.ts';

/** What the service does without being asked: mail, and jobs at their times. */
export interface BackgroundWork {
  /** Begins nothing more, and finishes what it began. */
  stop(): Promise<void>;
}

export interface BackgroundWorkOptions {
  readonly database: Database;
  readonly environment: Environment;
  readonly log: FastifyBaseLogger;
  /** A line for the operator. */
  readonly print: (line: string) => void;
  /** Hears of each run of a job. */
  readonly onRun?: (run: JobRun) => void;
}

/** Starts it, at once and without waiting for anything. */
export function startBackgroundWork({
  database,
  environment,
  log,
  print,
  onRun,
}: BackgroundWorkOptions): BackgroundWork {
  if (environment.smtpUrl === undefined) {
    print(`Mail is written to ${outboxFolder(environment)}: there is no SMTP_URL.`);
  }
  const sender = startMailSender({ database, environment, log });
  const jobs = startJobs({ database, environment, log, jobs: allJobs, onRun });
  return {
    async stop() {
      await Promise.all([sender.stop(), jobs.stop()]);
    },
  };
}

/** Every job of the service. A job that leaves this list leaves the schedule at the next start. */
export const allJobs: readonly Job[] = [
  expireOrdersJob,
  sendMailJob,
  purgeExpiredJob,
  savedSearchAlertsJob,
  eraseKeptOrdersJob,
  deleteCollectedJob,
];
