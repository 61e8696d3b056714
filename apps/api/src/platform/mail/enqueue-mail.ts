import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { mailOutbox } from '../database/operation-schema.ts';
import type { MailKind } from './mail-kinds.ts';
import type { MailMessage } from './text/mail-content.ts';

/** Recipient of a message. */
export interface MailRecipient {
  /** As the user entered it. */
  readonly email: string;
  /**
   * Account that the message is about: deleting the account deletes the message, even if it has another e-mail by then,
   * or the school receives it (S31). Absent for people without a session, and for what contains nothing about a person.
   */
  readonly accountId?: number;
  /** Visit request that the message is about. It contains its data, also if the school receives it, and is deleted with it. */
  readonly schoolVisitId?: number;
  /** Reservation that an urgent message to a school's people is about: deleted unsent when that changes. */
  readonly orderId?: number;
  /** Row of `member_mail` that the message is for: deleted unsent when that is gone or switched off. */
  readonly memberMailId?: number;
  /** Saved search that the message is about: deleted with one that has no account. */
  readonly savedSearchId?: number;
  /** Earliest moment at which it is sent, for what can wait until the morning. At once without it. */
  readonly notBefore?: Date;
}

/**
 * Stores a message in the outbox, from which it is sent after the commit, independent of the mail server. Call it in
 * the transaction of its cause, so that both are stored or neither. A mailbox that gets too many does not get it:
 * `sending/mail-limits.ts` (S35).
 *
 * @param kind decides whose allowance it uses (`mail-kinds.ts`).
 */
export async function enqueueMail(
  db: NodePgDatabase,
  kind: MailKind,
  { email, accountId, schoolVisitId, orderId, memberMailId, savedSearchId, notBefore }: MailRecipient,
  { subject, text, html, unsubscribeUrl, replyTo, calendar }: MailMessage,
): Promise<void> {
  const stored = await db
    .insert(mailOutbox)
    .values({
      kind,
      recipient: email,
      accountId,
      schoolVisitId,
      orderId,
      memberMailId,
      savedSearchId,
      subject,
      text,
      html,
      unsubscribeUrl,
      replyTo,
      calendar,
      ...(notBefore && { dueAt: notBefore, nextAttemptAt: notBefore }),
    })
    .returning({ id: mailOutbox.id });
  // The job sends what waits.
  if (notBefore === undefined) for (const { id } of stored) announceMail(id);
}

const listeners = new Set<(id: number) => void>();

/**
 * Notifies this process's sender of a new mail, which becomes visible to others with the commit. In process instead
 * of by NOTIFY: pgbouncer does not forward it, and the embedded database's single session would only notify itself.
 */
export function announceMail(id: number): void {
  for (const listener of listeners) listener(id);
}

/** Subscribes to mails stored by this process. @returns a function that unsubscribes. */
export function onMailAnnounced(listener: (id: number) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
