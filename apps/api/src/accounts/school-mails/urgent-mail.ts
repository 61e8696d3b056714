import { afterQuietHours, cityTimeZone } from '@melhor-escola/domain/time-zone';
import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account } from '../../platform/database/account-schema.ts';
import { memberMail, schoolMember } from '../../platform/database/panel-schema.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { school } from '../../platform/database/schema.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import type { MailMessage } from '../../platform/mail/text/mail-content.ts';
import { canonicalMailbox } from '../../platform/mail/sending/mail-limits.ts';
import { createStopLinks } from './member-mail.ts';

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
  readonly toldMailbox: string | undefined;
  /** The visit request that it is about, with which it is deleted. */
  readonly schoolVisitId?: number;
  /** The reservation that it is about. */
  readonly orderId?: number;
  /** Writes the mail, which contains no data of a family: who looks at that in the panel is recorded. */
  readonly write: (recipient: UrgentMailRecipient) => MailMessage;
}

/**
 * Stores a mail to each person of a school who wants urgent ones. In the school's quiet hours it waits until seven in the morning; a
 * person who leaves or stops these mails meanwhile does not get it.
 */
export async function enqueueUrgentMails(
  tx: NodePgDatabase,
  { kind, schoolId, toldMailbox, schoolVisitId, orderId, write }: UrgentNews,
  { siteUrl, now }: { readonly siteUrl: string; readonly now: Date },
): Promise<void> {
  const people = await tx
    .select({
      accountId: account.id,
      name: account.name,
      email: account.email,
      mailId: memberMail.id,
      cityId: school.cityId,
    })
    .from(schoolMember)
    .innerJoin(school, eq(school.id, schoolMember.schoolId))
    .innerJoin(account, eq(account.id, schoolMember.accountId))
    .leftJoin(
      memberMail,
      and(eq(memberMail.schoolId, schoolMember.schoolId), eq(memberMail.accountId, schoolMember.accountId)),
    )
    .where(
      and(
        eq(schoolMember.schoolId, schoolId),
        isNotNull(account.emailConfirmedAt),
        or(isNull(memberMail.id), eq(memberMail.urgent, true)),
      ),
    )
    .orderBy(account.id);
  const told = toldMailbox === undefined ? undefined : canonicalMailbox(toldMailbox);
  for (const { accountId, name, email, mailId, cityId } of people) {
    if (canonicalMailbox(email) === told) continue;
    const id = mailId ?? (await addMemberMail(tx, { schoolId, accountId }));
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

async function addMemberMail(
  tx: NodePgDatabase,
  member: { readonly schoolId: number; readonly accountId: number },
): Promise<number> {
  const [row] = await tx
    .insert(memberMail)
    .values(member)
    // Another transaction may have added it.
    .onConflictDoUpdate({ target: [memberMail.schoolId, memberMail.accountId], set: member })
    .returning({ id: memberMail.id });
  if (!row) throw new Error('The insert returned no row.');
  return row.id;
}

/**
 * Deletes the urgent mails about a visit request that were not sent, once it has changed: they would say what no longer is.
 *
 * @returns whether there were any.
 */
export async function deleteWaitingVisitMails(tx: NodePgDatabase, schoolVisitId: number): Promise<boolean> {
  return deleteUnsent(tx, 'visit-requested-member', eq(mailOutbox.schoolVisitId, schoolVisitId));
}

/** The same about a secured scholarship. */
export async function deleteWaitingOrderMails(tx: NodePgDatabase, orderId: number): Promise<void> {
  await deleteUnsent(tx, 'order-secured-member', eq(mailOutbox.orderId, orderId));
}

/** Also those that were tried: their next attempt may be the first to succeed. */
async function deleteUnsent(tx: NodePgDatabase, kind: UrgentNews['kind'], about: SQL): Promise<boolean> {
  const deleted = await tx
    .delete(mailOutbox)
    .where(and(about, eq(mailOutbox.kind, kind), isNull(mailOutbox.sentAt)))
    .returning({ id: mailOutbox.id });
  return deleted.length > 0;
}
