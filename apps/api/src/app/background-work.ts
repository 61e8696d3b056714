import type { Environment } from '@melhor-escola/server-kit/environment';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { startJobs, type JobRun } from '../platform/jobs/job-runner.ts';
import { startMailSender } from '../platform/mail/sending/mail-sender.ts';
import { outboxFolder } from '../platform/mail/sending/outbox-files.ts';
import { deleteCollectedJob } from '../platform/collector/store-page-report.ts';
import { sendMailJob } from '../platform/mail/sending/send-due-mail.ts';
import { expireOrdersJob } from '../orders/lifecycle/expire-orders.ts';
import { deleteQuestionEmailsJob } from '../community/questions/delete-author-emails.ts';
import { eraseRetainedOrdersJob } from '../privacy/retention.ts';
import { savedSearchAlertsJob } from '../accounts/saved-searches/send-saved-search-alerts.ts';
import type { Job } from '../platform/jobs/job.ts';
import { visitRemindersJob } from '../community/visits/send-visit-reminders.ts';
import { digestsJob } from '../community/digest/send-digests.ts';
import { refreshRelevanceJob } from '../community/reviews/refresh-relevance.ts';
import { purgeExpiredJob } from '../platform/jobs/purge-expired-job.ts';

/** Background work of the service: mail and scheduled jobs. */
export interface BackgroundWork {
  /** Starts nothing more, and finishes running work. */
  stop(): Promise<void>;
}

export interface BackgroundWorkOptions {
  readonly database: Database;
  readonly environment: Environment;
  readonly log: FastifyBaseLogger;
  /** Prints a line for the operator. */
  readonly print: (line: string) => void;
  /** Called after each run of a job. */
  readonly onRun?: (run: JobRun) => void;
}

/** Starts it without waiting. */
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
  if (environment.operatorEmail === undefined) {
    log.warn(
      'There is no OPERATOR_EMAIL: no mail tells our team of reservations, payments, questions and visits. Set it, or look every working day at /painel/operacao.',
    );
  }
  const sender = startMailSender({ database, environment, log });
  const jobs = startJobs({ database, environment, log, jobs: allJobs, onRun });
  return {
    async stop() {
      await Promise.all([sender.stop(), jobs.stop()]);
    },
  };
}

/** Every job of the service. A job removed from this list is unscheduled at the next start. */
export const allJobs: readonly Job[] = [
  expireOrdersJob,
  sendMailJob,
  purgeExpiredJob,
  savedSearchAlertsJob,
  visitRemindersJob,
  digestsJob,
  refreshRelevanceJob,
  eraseRetainedOrdersJob,
  deleteQuestionEmailsJob,
  deleteCollectedJob,
];
