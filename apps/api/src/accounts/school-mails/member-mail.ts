import { routes } from '@melhor-escola/domain/routes';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { memberMail, schoolMember } from '../../platform/database/panel-schema.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { school } from '../../platform/database/schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import type { MailKind } from '../../platform/mail/mail-kinds.ts';
import { findOneTimeToken, issueOneTimeToken, revokeOneTimeTokens } from '../sessions/one-time-token.ts';

/** What people of a school can be mailed: each morning what waits, and at once what is urgent. */
export const memberMailTopics = ['digest', 'urgent'] as const;
export type MemberMailTopic = (typeof memberMailTopics)[number];

/** Which of these mails somebody wants. */
export type MemberMailChoice = Readonly<Record<MemberMailTopic, boolean>>;

/** The kinds of mail of each topic. */
const kinds: Readonly<Record<MemberMailTopic, MailKind[]>> = {
  digest: ['school-digest'],
  urgent: ['visit-requested-member', 'order-secured-member'],
};

const purposes = { digest: 'stop-digest', urgent: 'stop-urgent-mails' } as const;

/** Lifetime in hours of the links that stop the mails: a mail may be read months later. */
const STOP_LINK_HOURS = 180 * 24;

/** A person of a school. */
export interface Membership {
  readonly schoolId: number;
  readonly accountId: number;
}

const isMember = ({ schoolId, accountId }: Membership) =>
  and(eq(schoolMember.schoolId, schoolId), eq(schoolMember.accountId, accountId));

const belongsToMember = ({ schoolId, accountId }: Membership) =>
  and(eq(memberMail.schoolId, schoolId), eq(memberMail.accountId, accountId));

/** Which mails somebody wants of a school: all, until they have said otherwise. */
export async function findMailChoice(db: NodePgDatabase, member: Membership): Promise<MemberMailChoice> {
  const [found] = await db
    .select({ digest: memberMail.digest, urgent: memberMail.urgent })
    .from(memberMail)
    .where(belongsToMember(member));
  return found ?? { digest: true, urgent: true };
}

/**
 * Adds the rows that people of a school lack in `member_mail`, where a mail locks whom it goes to. Until the transaction ends none of them leaves;
 * somebody who is being removed is waited for, and left out.
 */
export async function addMemberMails(tx: NodePgDatabase, schoolId: number): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${memberMail} (school_id, account_id)
    SELECT ${schoolMember.schoolId}, ${schoolMember.accountId} FROM ${schoolMember} WHERE ${schoolMember.schoolId} = ${schoolId}
    ORDER BY ${schoolMember.accountId} FOR KEY SHARE
    ON CONFLICT DO NOTHING`);
}

/** Stores which mails somebody wants of a school. @throws {ServiceError} 404 MEMBER_NOT_FOUND for our own team. */
export async function changeMailChoice(
  tx: NodePgDatabase,
  member: Membership,
  choice: MemberMailChoice,
): Promise<void> {
  // Locked, so that the person is not removed meanwhile.
  const [found] = await tx.select().from(schoolMember).where(isMember(member)).for('key share');
  if (!found)
    throw new ServiceError('MEMBER_NOT_FOUND', 'Só quem é da equipe da escola recebe estes avisos.');
  const [stored] = await tx
    .insert(memberMail)
    .values({ ...member, ...choice })
    .onConflictDoUpdate({ target: [memberMail.schoolId, memberMail.accountId], set: choice })
    .returning({ id: memberMail.id });
  const off = memberMailTopics.filter((topic) => !choice[topic]);
  if (stored) await deleteWaitingMails(tx, stored.id, off);
}

/** Links with which the recipient stops the mails of a topic without signing in. */
export interface StopLinks {
  /** The page of the site. */
  readonly stopUrl: string;
  /** The same by POST, for mail programs. */
  readonly unsubscribeUrl: string;
}

/** Creates the links of one mail. @param id of the person's row in `member_mail`. */
export async function createStopLinks(
  tx: NodePgDatabase,
  { id, topic, siteUrl }: { readonly id: number; readonly topic: MemberMailTopic; readonly siteUrl: string },
): Promise<StopLinks> {
  const token = await issueOneTimeToken(tx, { purpose: purposes[topic], subjectId: id }, STOP_LINK_HOURS);
  return {
    stopUrl: `${siteUrl}${routes.stopSchoolMails.path()}?token=${token}`,
    unsubscribeUrl: `${siteUrl}/api/v3/school-mails/unsubscribe?token=${token}`,
  };
}

/**
 * Stops the mails of a link, as often as it is followed: its recipient may have switched them on again since.
 *
 * @returns the school; undefined for an expired or unknown token.
 */
export async function stopMemberMails(
  tx: NodePgDatabase,
  token: string,
): Promise<{ readonly name: string } | undefined> {
  for (const topic of memberMailTopics) {
    const id = await findOneTimeToken(tx, purposes[topic], token);
    if (id === undefined) continue;
    const [stopped] = await tx
      .update(memberMail)
      .set({ [topic]: false })
      .where(eq(memberMail.id, id))
      .returning({ schoolId: memberMail.schoolId });
    // The person is no longer of the school.
    if (!stopped) return undefined;
    await deleteWaitingMails(tx, id, [topic]);
    const [named] = await tx
      .select({ name: school.name })
      .from(school)
      .where(eq(school.id, stopped.schoolId));
    return named;
  }
  return undefined;
}

/** Deletes what was not sent, and the links of what was, when somebody leaves a school. Waits for mails that are being written, and prevents others. */
export async function deleteMemberMails(tx: NodePgDatabase, member: Membership): Promise<void> {
  await tx.select().from(schoolMember).where(isMember(member)).for('update');
  const [found] = await tx.select({ id: memberMail.id }).from(memberMail).where(belongsToMember(member));
  if (!found) return;
  await deleteWaitingMails(tx, found.id, memberMailTopics);
  for (const topic of memberMailTopics)
    await revokeOneTimeTokens(tx, { purpose: purposes[topic], subjectId: found.id });
}

/** Deletes mails that were not sent, also those that failed: an operator could have them sent again. */
async function deleteWaitingMails(
  tx: NodePgDatabase,
  id: number,
  topics: readonly MemberMailTopic[],
): Promise<void> {
  await tx.delete(mailOutbox).where(
    and(
      isNull(mailOutbox.sentAt),
      eq(mailOutbox.memberMailId, id),
      inArray(
        mailOutbox.kind,
        topics.flatMap((topic) => kinds[topic]),
      ),
    ),
  );
}
