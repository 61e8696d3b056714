import { DAY_MS, localDay } from '@melhor-escola/domain/time-zone';
import { and, asc, eq, gt, notInArray } from 'drizzle-orm';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import { type JobContext, defineJob } from '../../platform/jobs/job.ts';
import { loggedError } from '../../platform/http/request-log.ts';
import { findVisit, type FoundVisit } from './visit.ts';
import { enqueueVisitReminder } from './visit-mail.ts';

/** Requests per query. */
const BATCH_SIZE = 100;

/**
 * Reminds families on the day before each day of a wished time, once, however often this runs and in how many
 * processes. A request made or moved today is not reminded today: its mail has just arrived.
 */
export async function sendVisitReminders(
  { database: { db }, environment: { siteUrl }, signal, log }: JobContext,
  now = new Date(),
): Promise<void> {
  let last = 0;
  let sent = 0;
  for (;;) {
    const due = await db
      .select({ id: schoolVisit.id })
      .from(schoolVisit)
      .where(
        and(
          gt(schoolVisit.id, last),
          notInArray(schoolVisit.status, ['cancelled', 'declined']),
          gt(schoolVisit.endsAt, now),
        ),
      )
      .orderBy(asc(schoolVisit.id))
      .limit(BATCH_SIZE);
    for (const { id } of due) {
      if (signal.aborted) return;
      try {
        const isSent = await db.transaction(async (tx) => {
          const found = await findVisit(tx, id, { lock: true });
          const time = found && timeToRemind(found, now);
          if (!found || time === undefined) return false;
          const day = time.slice(0, 10);
          await tx.update(schoolVisit).set({ remindedDay: day }).where(eq(schoolVisit.id, id));
          await enqueueVisitReminder(tx, found, { siteUrl, time });
          return true;
        });
        if (isSent) sent += 1;
      } catch (error) {
        // A failing request does not affect the others.
        log.error({ err: loggedError(error), schoolVisit: id }, 'Visit reminder failed.');
      }
    }
    last = due.at(-1)?.id ?? last;
    if (due.length < BATCH_SIZE) break;
  }
  if (sent > 0) log.info({ sent }, 'Sent visit reminders.');
}

/** The first time of tomorrow, unless its day was reminded already. */
function timeToRemind({ visit, school }: FoundVisit, now: Date): string | undefined {
  const { status, times, confirmedTime, remindedDay, changedAt } = visit;
  if (
    status === 'cancelled' ||
    status === 'declined' ||
    localDay(changedAt, school.timeZone) === localDay(now, school.timeZone)
  )
    return undefined;
  const tomorrow = localDay(new Date(now.getTime() + DAY_MS), school.timeZone);
  if (remindedDay === tomorrow) return undefined;
  // Of times that the school has proposed, none counts before the family accepts it.
  if (status === 'proposed' && confirmedTime === null) return undefined;
  const expected = confirmedTime === null ? times : [confirmedTime];
  return expected.filter((time) => time.startsWith(tomorrow)).toSorted()[0];
}

/** From eight in the morning, every hour, so that a service that was down catches up. */
export const visitRemindersJob = defineJob({
  name: 'visit-reminders',
  cron: '0 8-20 * * *',
  timeLimit: 1_800,
  run: (context) => sendVisitReminders(context),
});
