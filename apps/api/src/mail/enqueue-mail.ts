import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { mailOutbox } from '../database/operation-schema.ts';
import type { MailMessage } from './text/mail-content.ts';

/** Whom a message goes to. */
export interface MailRecipient {
  /** As its owner wrote it. */
  readonly email: string;
  /**
   * Whose message it is: deleting the account deletes the message, also where the account has another e-mail by then (S31).
   * Absent where nobody has signed in, and for the operator.
   */
  readonly accountId?: number;
}

/**
 * Puts a message into the outbox, from which it leaves once the transaction is committed, however long the mail server
 * takes. In the transaction of what it tells of: either both are stored or none is.
 *
 * @param kind which message: 'welcome', 'reset-password'.
 */
export async function enqueueMail(
  db: NodePgDatabase,
  kind: string,
  { email, accountId }: MailRecipient,
  { subject, text, html, unsubscribeUrl }: MailMessage,
): Promise<void> {
  const stored = await db
    .insert(mailOutbox)
    .values({ kind, recipient: email, accountId, subject, text, html, unsubscribeUrl })
    .returning({ id: mailOutbox.id });
  for (const { id } of stored) announceMail(id);
}

const listeners = new Set<(id: number) => void>();

/**
 * Tells this process's sender that a mail was put into the outbox, which others see once its transaction is committed.
 * Within the process, and not by NOTIFY: pgbouncer passes on none, and the one session of the embedded database hears itself alone.
 */
export function announceMail(id: number): void {
  for (const listener of listeners) listener(id);
}

/** Hears of every mail that is put into the outbox of this process. @returns what ends that. */
export function onMailAnnounced(listener: (id: number) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
