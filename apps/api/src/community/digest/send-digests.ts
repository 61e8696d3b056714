import { cityTimeZone, localDay, localTime, type TimeZone } from '@melhor-escola/domain/time-zone';
import { and, asc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { addMemberMails, createStopLinks } from '../../accounts/school-mails/member-mail.ts';
import { isListed } from '../../catalog/schools/listing.ts';
import { account } from '../../platform/database/account-schema.ts';
import { memberMail, schoolMember } from '../../platform/database/panel-schema.ts';
import { school } from '../../platform/database/schema.ts';
import { loggedError } from '../../platform/http/request-log.ts';
import { defineJob, type JobContext } from '../../platform/jobs/job.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { findWaitingCounts } from '../overview/waiting-counts.ts';
import { digestMail, digestUrls, somethingWaits } from './digest-mail.ts';

/** Local times of a school between which its digest is sent: one that is later than noon is of no use that day. */
const MORNING = { from: '07:30', until: '12:00' } as const;

/** Schools per query. */
const BATCH_SIZE = 200;

/**
 * Mails the people of each school what waits for them, at half past seven in the morning of the school's own time zone; nobody when
 * nothing waits. One mail per person, school and day, however often this runs and in how many processes.
 */
export async function sendDigests(
  { database: { db }, environment: { siteUrl }, signal, log }: JobContext,
  now = new Date(),
): Promise<void> {
  let last = 0;
  let sent = 0;
  for (;;) {
    const schools = await schoolsWithPeople(db, last);
    for (const { cityId, ...found } of schools) {
      if (signal.aborted) return;
      const zone = cityTimeZone(cityId);
      if (!isMorning(now, zone)) continue;
      const moment = { now, day: localDay(now, zone) };
      try {
        sent += await db.transaction((tx) => storeDigests(tx, { school: found, siteUrl, ...moment }));
      } catch (error) {
        // A failing school does not affect the others.
        log.error({ err: loggedError(error), school: found.id }, 'Digest failed.');
      }
    }
    last = schools.at(-1)?.id ?? last;
    if (schools.length < BATCH_SIZE) break;
  }
  if (sent > 0) log.info({ sent }, 'Sent digests.');
}

function isMorning(now: Date, zone: TimeZone): boolean {
  const time = localTime(now, zone).slice(11);
  return time >= MORNING.from && time < MORNING.until;
}

function schoolsWithPeople(db: NodePgDatabase, after: number) {
  return db
    .selectDistinct({ id: school.id, slug: school.slug, name: school.name, cityId: school.cityId })
    .from(schoolMember)
    .innerJoin(school, eq(school.id, schoolMember.schoolId))
    .where(and(gt(school.id, after), isListed))
    .orderBy(asc(school.id))
    .limit(BATCH_SIZE);
}

interface SchoolMorning {
  readonly school: { readonly id: number; readonly slug: string; readonly name: string };
  readonly siteUrl: string;
  readonly now: Date;
  /** The school's local day. */
  readonly day: string;
}

/** Stores the mails of one school. @returns their number. */
async function storeDigests(
  tx: NodePgDatabase,
  { school: { id: schoolId, slug, name: schoolName }, siteUrl, now, day }: SchoolMorning,
): Promise<number> {
  const due = await takeDue(tx, schoolId, day);
  if (due.length === 0) return 0;
  const waiting = await findWaitingCounts(tx, { schoolId, now, day });
  if (!somethingWaits(waiting)) return 0;
  const urls = digestUrls({ slug }, siteUrl);
  for (const { id, accountId, name, email } of due) {
    const links = await createStopLinks(tx, { id, topic: 'digest', siteUrl });
    const mail = digestMail({ name, school: schoolName, waiting, ...urls, ...links });
    await enqueueMail(tx, 'school-digest', { email, accountId, memberMailId: id }, mail);
  }
  return due.length;
}

/** Marks the day for everybody who wants a digest and has none of it: of two processes, one gets each person. */
async function takeDue(tx: NodePgDatabase, schoolId: number, day: string) {
  await addMemberMails(tx, schoolId);
  return tx
    .update(memberMail)
    .set({ digestedOn: day })
    .from(account)
    .where(
      and(
        eq(memberMail.schoolId, schoolId),
        eq(memberMail.digest, true),
        or(isNull(memberMail.digestedOn), lt(memberMail.digestedOn, day)),
        eq(account.id, memberMail.accountId),
        isNotNull(account.emailConfirmedAt),
      ),
    )
    .returning({
      id: memberMail.id,
      accountId: memberMail.accountId,
      name: account.name,
      email: account.email,
    });
}

/** From half past seven in Fernando de Noronha to the last hour before noon in Acre, every hour, so that a service that was down catches up. */
export const digestsJob = defineJob({
  name: 'school-digests',
  cron: '30 6-13 * * *',
  timeLimit: 1_800,
  run: (context) => sendDigests(context),
});
