import { routes } from '@melhor-escola/domain/routes';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { issueOneTimeToken } from '../../accounts/sessions/one-time-token.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import {
  type VisitMail,
  visitCancelledForSchoolMail,
  visitCancelledMail,
  visitConfirmedMail,
  visitForSchoolMail,
  visitForTeamMail,
  visitMovedForSchoolMail,
  visitMovedMail,
  visitReminderMail,
  visitRequestedMail,
} from './visit-mails.ts';
import type { FoundVisit } from './visit.ts';
import { visitCalendar } from './visit-calendar.ts';
import type { VisitEnvironment } from './visit-context.ts';

/** Lifetime in hours of the link in the mails: times are at most two weeks ahead, also after a move. */
const VISIT_LINK_HOURS = 30 * 24;

const messages = {
  requested: { family: visitRequestedMail, school: visitForSchoolMail },
  moved: { family: visitMovedMail, school: visitMovedForSchoolMail },
  cancelled: { family: visitCancelledMail, school: visitCancelledForSchoolMail },
} as const;

export interface VisitNews {
  /** Times before the change. */
  readonly formerTimes?: readonly string[];
  /** The school has confirmed a time: only the family gets a mail. */
  readonly isConfirmation?: boolean;
  readonly now: Date;
}

/**
 * Stores the mails about the request's status: to the family, and to the school or, with no personal data, to our team.
 * Both have the times as an iCalendar file.
 */
export async function enqueueVisitMails(
  tx: NodePgDatabase,
  found: FoundVisit,
  environment: VisitEnvironment,
  { formerTimes, isConfirmation = false, now }: VisitNews,
): Promise<void> {
  const { visit, school } = found;
  const { siteUrl, mailFrom: organizer, operatorEmail } = environment;
  const about = await buildVisitMail(tx, found, siteUrl);
  const isCancelled = visit.status === 'cancelled';
  const { id, sequence, times, confirmedTime } = visit;
  const event = {
    id,
    sequence,
    times,
    formerTimes,
    confirmedTime,
    isCancelled,
    school,
    siteUrl,
    organizer,
    now,
  };
  const hasTimes = times.length > 0 || (formerTimes?.length ?? 0) > 0;
  const { family, school: forSchool } = messages[visit.status];
  await enqueueMail(
    tx,
    isConfirmation ? 'visit-confirmed' : `visit-${visit.status}`,
    { email: visit.email, schoolVisitId: id },
    {
      ...(isConfirmation ? visitConfirmedMail : family)(about),
      ...(hasTimes && {
        calendar: visitCalendar({ ...event, ...(!isCancelled && { url: about.manageUrl }) }),
      }),
    },
  );
  if (isConfirmation) return;
  if (visit.forwardedTo === 'school' && school.email !== undefined) {
    await enqueueMail(
      tx,
      `visit-${visit.status}-school`,
      { email: school.email, schoolVisitId: id },
      { ...forSchool(about), ...(hasTimes && { calendar: visitCalendar(event) }) },
    );
  } else if (operatorEmail !== undefined) {
    await enqueueMail(
      tx,
      `visit-${visit.status}-team`,
      { email: operatorEmail, schoolVisitId: id },
      visitForTeamMail(about, { id, status: visit.status }),
    );
  }
}

/** Stores the reminder of a time on the next day. */
export async function enqueueVisitReminder(
  tx: NodePgDatabase,
  found: FoundVisit,
  { siteUrl, time }: { readonly siteUrl: string; readonly time: string },
): Promise<void> {
  const about = await buildVisitMail(tx, found, siteUrl);
  const { email, id } = found.visit;
  await enqueueMail(tx, 'visit-reminder', { email, schoolVisitId: id }, visitReminderMail(about, time));
}

/** Each mail has a link of its own, because tokens are stored as digests. */
async function buildVisitMail(
  tx: NodePgDatabase,
  { visit, school }: FoundVisit,
  siteUrl: string,
): Promise<VisitMail> {
  const token = await issueOneTimeToken(
    tx,
    { purpose: 'change-visit', subjectId: visit.id },
    VISIT_LINK_HOURS,
  );
  return {
    name: visit.contactName,
    email: visit.email,
    phone: visit.phone,
    grade: visit.studentGrade,
    school,
    times: visit.times,
    confirmedTime: visit.confirmedTime,
    question: visit.question,
    forwardedTo: visit.forwardedTo,
    manageUrl: `${siteUrl}${routes.visit.path({ slug: school.slug })}?token=${token}`,
    schoolUrl: siteUrl + routes.school.path({ slug: school.slug }),
  };
}
