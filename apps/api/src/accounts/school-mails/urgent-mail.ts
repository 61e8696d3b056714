import { afterQuietHours, cityTimeZone } from '@melhor-escola/domain/time-zone';
import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account } from '../../platform/database/account-schema.ts';
import { memberMail } from '../../platform/database/panel-schema.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { school } from '../../platform/database/schema.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import type { MailMessage } from '../../platform/mail/text/mail-content.ts';
import { canonicalMailbox } from '../../platform/mail/sending/mail-limits.ts';
import { addMemberMails, createStopLinks } from './member-mail.ts';

/** Why people of a school get mails about it. */
export const memberReason = 'você cuida desta escola no painel';

/** Who receives an urgent mail, and how they stop it. */
export interface UrgentMailRecipient {
  /** As entered by the person. */
  readonly name: string;
  readonly stopUrl: string;
}

/** Something that the people of a school should learn at once. */
export interface UrgentNews {
  readonly kind: 'visit-requested-member' | 'order-secured-member';
  readonly schoolId: number;
  /** The school's mailbox, if it has got a message about the same: whoever reads it gets no second one. */
  readonly notifiedMailbox: string | undefined;
  /** The visit request that it is about, with which it is deleted. */
  readonly schoolVisitId?: number;
  /** The reservation that it is about. */
  readonly orderId?: number;
  /** Rows of `member_mail` of those who get it; all who want urgent mails if absent. */
  readonly to?: readonly number[];
  /** Writes the mail, which contains no data of a family: the panel has that, and records anyone who looks. */
  readonly write: (recipient: UrgentMailRecipient) => MailMessage;
}

/**
 * Stores a mail to each person of a school who wants urgent ones. In the school's quiet hours it waits until seven in the morning; a
 * person who leaves or stops these mails meanwhile does not get it.
 */
export async function enqueueUrgentMails(
  tx: NodePgDatabase,
  { kind, schoolId, notifiedMailbox, schoolVisitId, orderId, to, write }: UrgentNews,
  { siteUrl, now }: { readonly siteUrl: string; readonly now: Date },
): Promise<void> {
  await addMemberMails(tx, schoolId);
  const people = await tx
    .select({
      id: memberMail.id,
      accountId: account.id,
      name: account.name,
      email: account.email,
      cityId: school.cityId,
    })
    .from(memberMail)
    .innerJoin(school, eq(school.id, memberMail.schoolId))
    .innerJoin(account, eq(account.id, memberMail.accountId))
    .where(
      and(
        eq(memberMail.schoolId, schoolId),
        eq(memberMail.urgent, true),
        to && inArray(memberMail.id, [...to]),
        isNotNull(account.emailConfirmedAt),
      ),
    )
    .orderBy(account.id)
    // Somebody who switches them off waits for this, and deletes the mail.
    .for('share', { of: memberMail });
  const notified = notifiedMailbox === undefined ? undefined : canonicalMailbox(notifiedMailbox);
  for (const { id, accountId, name, email, cityId } of people) {
    if (canonicalMailbox(email) === notified) continue;
    const { stopUrl, unsubscribeUrl } = await createStopLinks(tx, { id, topic: 'urgent', siteUrl });
    const morning = afterQuietHours(now, cityTimeZone(cityId));
    await enqueueMail(
      tx,
      kind,
      {
        email,
        accountId,
        memberMailId: id,
        ...(schoolVisitId !== undefined && { schoolVisitId }),
        ...(orderId !== undefined && { orderId }),
        ...(morning > now && { notBefore: morning }),
      },
      { ...write({ name, stopUrl }), unsubscribeUrl },
    );
  }
}

/**
 * Deletes the urgent mails about a visit request that were not sent, once it has changed: what they say is out of date.
 *
 * @returns the rows of `member_mail` whose mails still waited to be sent.
 */
export async function deleteWaitingVisitMails(tx: NodePgDatabase, schoolVisitId: number): Promise<number[]> {
  return deleteUnsent(tx, 'visit-requested-member', eq(mailOutbox.schoolVisitId, schoolVisitId));
}

/** The same about a secured scholarship. */
export async function deleteWaitingOrderMails(tx: NodePgDatabase, orderId: number): Promise<void> {
  await deleteUnsent(tx, 'order-secured-member', eq(mailOutbox.orderId, orderId));
}

/** Also those that were tried: their next attempt may be the first to succeed. */
async function deleteUnsent(tx: NodePgDatabase, kind: UrgentNews['kind'], about: SQL): Promise<number[]> {
  const deleted = await tx
    .delete(mailOutbox)
    .where(and(about, eq(mailOutbox.kind, kind), isNull(mailOutbox.sentAt)))
    .returning({ memberMailId: mailOutbox.memberMailId, failedAt: mailOutbox.failedAt });
  return deleted.flatMap(({ memberMailId, failedAt }) =>
    failedAt === null && memberMailId !== null ? [memberMailId] : [],
  );
}
