import type { Pool } from 'pg';

/** Nothing of these jobs lies further ahead: they are due at once, and looked for every few seconds. */
const ahead = "interval '3 minutes'";

/**
 * Forgets what pg-boss noted while the clock was ahead, and would otherwise wait for: when it last looked at the schedule
 * and at each queue, and jobs that are due then. Without this no job runs from when the clock is set right until it is
 * again as late as it was. Changes nothing while the clock only goes forward.
 *
 * @returns whether there was anything.
 */
export async function forgetFuture(pool: Pool): Promise<boolean> {
  let forgotten = 0;
  for (const statement of statements) forgotten += (await pool.query(statement)).rowCount ?? 0;
  return forgotten > 0;
}

const statements = [
  `UPDATE pgboss.version SET cron_on = NULL WHERE cron_on > now() + ${ahead}`,
  `UPDATE pgboss.queue SET monitor_claim_on = NULL, monitor_on = NULL, maintain_on = NULL
    WHERE greatest(monitor_claim_on, monitor_on, maintain_on) > now() + ${ahead}`,
  // One that a process of then still runs is begun again beside it: jobs can be run twice.
  `DELETE FROM pgboss.job WHERE state <= 'active' AND greatest(created_on, start_after, started_on) > now() + ${ahead}`,
];
