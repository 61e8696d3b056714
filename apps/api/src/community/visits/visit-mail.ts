import { routes } from '@melhor-escola/domain/routes';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { issueOneTimeToken } from '../../accounts/sessions/one-time-token.ts';
import { deleteWaitingVisitMails, enqueueUrgentMails } from '../../accounts/school-mails/urgent-mail.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import type { MailMessage } from '../../platform/mail/text/mail-content.ts';
import {
  type VisitMail,
  visitAcceptedForSchoolMail,
  visitAnsweredMail,
  visitCancelledForSchoolMail,
  visitCancelledMail,
  visitConfirmedMail,
  visitDeclinedMail,
  visitForSchoolMail,
  visitForTeamMail,
  visitMovedForSchoolMail,
  visitMovedMail,
  visitProposedMail,
  visitReminderMail,
  visitRequestedMail,
  visitRequestedMemberMail,
} from './visit-mails.ts';
import type { FoundVisit } from './visit.ts';
import { visitCalendar } from './visit-calendar.ts';
import type { VisitEnvironment } from './visit-context.ts';

/** Lifetime in hours of the link in the mails: times are at most two weeks ahead, also after a move. */
const VISIT_LINK_HOURS = 30 * 24;

type Message = (visit: VisitMail) => MailMessage;

/** What a change says to whom. A decision of the school is mailed to the family alone. */
const messages = {
  requested: { family: visitRequestedMail, school: visitForSchoolMail },
  moved: { family: visitMovedMail, school: visitMovedForSchoolMail },
  cancelled: { family: visitCancelledMail, school: visitCancelledForSchoolMail },
  accepted: { family: visitConfirmedMail, school: visitAcceptedForSchoolMail },
  confirmed: { family: visitConfirmedMail },
  proposed: { family: visitProposedMail },
  declined: { family: visitDeclinedMail },
  answered: { family: visitAnsweredMail },
} as const satisfies Readonly<Record<string, { readonly family: Message; readonly school?: Message }>>;

export interface VisitNews {
  readonly news: keyof typeof messages;
  /** Times before the change. */
  readonly formerTimes?: readonly string[];
  readonly now: Date;
}

/**
 * Stores the mails about a change of the request: to the family and, unless it is the school's own, to the school or, with no personal
 * data, to our team. They have the times as an iCalendar file if these changed.
 */
export async function enqueueVisitMails(
  tx: NodePgDatabase,
  found: FoundVisit,
  environment: VisitEnvironment,
  { news, formerTimes, now }: VisitNews,
): Promise<void> {
  const { visit, school } = found;
  const { siteUrl, mailFrom: organizer, operatorEmail } = environment;
  const about = await buildVisitMail(tx, found, siteUrl);
  const isCancelled = visit.status === 'cancelled' || visit.status === 'declined';
  const { id, sequence, times, confirmedTime } = visit;
  const event = {
    id,
    sequence,
    times,
    formerTimes,
    confirmedTime,
    isCancelled,
    isProposed: visit.status === 'proposed',
    school,
    siteUrl,
    organizer,
    now,
  };
  const hasTimes = news !== 'answered' && (times.length > 0 || (formerTimes?.length ?? 0) > 0);
  await enqueueMail(
    tx,
    news === 'accepted' ? 'visit-confirmed' : `visit-${news}`,
    { email: visit.email, schoolVisitId: id },
    {
      ...messages[news].family(about),
      ...(hasTimes && {
        calendar: visitCalendar({ ...event, ...(!isCancelled && { url: about.manageUrl }) }),
      }),
    },
  );
  await notifyPeople(tx, found, about, { siteUrl, news, now });
  if (!isFamilyNews(news)) return;
  const { school: forSchool } = messages[news];
  const mailbox = notifiedMailbox(found);
  if (mailbox !== undefined) {
    await enqueueMail(
      tx,
      `visit-${news}-school`,
      { email: mailbox, schoolVisitId: id },
      { ...forSchool(about), ...(hasTimes && { calendar: visitCalendar(event) }) },
    );
  } else if (operatorEmail !== undefined) {
    await enqueueMail(
      tx,
      `visit-${news}-team`,
      { email: operatorEmail, schoolVisitId: id },
      visitForTeamMail(about, { id, news, panelUrl: visitsUrl(found, siteUrl) }),
    );
  }
}

/** The school's mailbox, if it learns of what the family does. */
const notifiedMailbox = ({ visit, school }: FoundVisit): string | undefined =>
  visit.forwardedTo === 'school' ? school.email : undefined;

const visitsUrl = ({ school }: FoundVisit, siteUrl: string): string =>
  siteUrl + routes.panelVisits.path(school);

/**
 * Stores the mails about a new request to the people of the school. Those that still wait for the morning are taken back when the request
 * changes, and written again when the family has chosen other times; people who have got theirs get no second one.
 */
async function notifyPeople(
  tx: NodePgDatabase,
  found: FoundVisit,
  about: VisitMail,
  { siteUrl, news, now }: Pick<VisitNews, 'news' | 'now'> & { readonly siteUrl: string },
): Promise<void> {
  const { visit, school } = found;
  const waiting = await deleteWaitingVisitMails(tx, visit.id);
  if (news !== 'requested' && !(news === 'moved' && waiting.length > 0)) return;
  const panelUrl = visitsUrl(found, siteUrl);
  await enqueueUrgentMails(
    tx,
    {
      kind: 'visit-requested-member',
      schoolId: school.id,
      notifiedMailbox: notifiedMailbox(found),
      schoolVisitId: visit.id,
      ...(news === 'moved' && { to: waiting }),
      write: (recipient) => visitRequestedMemberMail(about, { ...recipient, panelUrl }),
    },
    { siteUrl, now },
  );
}

/** What the family has done, of which the school learns. */
type FamilyNews = 'requested' | 'moved' | 'accepted' | 'cancelled';

const isFamilyNews = (news: VisitNews['news']): news is FamilyNews => 'school' in messages[news];

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
    // An earlier message is no part of this decision.
    reply: visit.repliedAt?.getTime() === visit.changedAt.getTime() ? visit.reply : null,
    forwardedTo: visit.forwardedTo,
    manageUrl: `${siteUrl}${routes.visit.path({ slug: school.slug })}?token=${token}`,
    schoolUrl: siteUrl + routes.school.path({ slug: school.slug }),
  };
}
