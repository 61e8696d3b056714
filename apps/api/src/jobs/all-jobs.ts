import { forgetCollectedJob } from '../collector/store-page-report.ts';
import { sendMailJob } from '../mail/sending/send-due-mail.ts';
import { expireOrdersJob } from '../orders/lifecycle/expire-orders.ts';
import { eraseKeptOrdersJob } from '../privacy/retention.ts';
import { savedSearchAlertsJob } from '../saved-searches/send-saved-search-alerts.ts';
import type { Job } from './job.ts';
import { purgeExpiredJob } from './purge-expired-job.ts';

/** Every job of the service. A job that leaves this list leaves the schedule at the next start. */
export const allJobs: readonly Job[] = [
  expireOrdersJob,
  sendMailJob,
  purgeExpiredJob,
  savedSearchAlertsJob,
  eraseKeptOrdersJob,
  forgetCollectedJob,
];
