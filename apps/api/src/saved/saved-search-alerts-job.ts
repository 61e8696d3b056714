import { defineJob } from '../jobs/job.ts';
import { sendSavedSearchAlerts } from './send-saved-search-alerts.ts';

/** At every full hour of the day, so that a service that was down at eight catches up: a search is told of once a day. */
export const savedSearchAlertsJob = defineJob({
  name: 'saved-search-alerts',
  cron: '0 8-20 * * *',
  timeLimit: 1_800,
  run: sendSavedSearchAlerts,
});
