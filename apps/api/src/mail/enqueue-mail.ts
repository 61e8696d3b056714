import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { mailOutbox } from '../database/operation-schema.ts';
import { announceMail } from './announce-mail.ts';
import type { MailMessage } from './mail-message.ts';

/**
 * Puts a message into the outbox, from which it leaves once the transaction is committed, however long the mail server
 * takes. In the transaction of what it tells of: either both are stored or none is.
 *
 * @param kind which message: 'welcome', 'reset-password'.
 * @param recipient an address, as its owner wrote it.
 */
export async function enqueueMail(
  db: NodePgDatabase,
  kind: string,
  recipient: string,
  { subject, text, html, unsubscribeUrl }: MailMessage,
): Promise<void> {
  const stored = await db
    .insert(mailOutbox)
    .values({ kind, recipient, subject, text, html, unsubscribeUrl })
    .returning({ id: mailOutbox.id });
  for (const { id } of stored) announceMail(id);
}
