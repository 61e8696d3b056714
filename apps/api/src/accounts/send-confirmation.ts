import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account } from '../database/account-schema.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { confirmEmailMail } from '../mail/messages/confirm-email-mail.ts';
import { confirmEmailHours, confirmUrl } from './mail-links.ts';
import { issueOneTimeToken, nobody } from './sessions/one-time-token.ts';
import { signsInWith } from './sessions/signs-in-with.ts';

/** Sends the owner of an account a link that proves that they read this mailbox. */
export async function sendConfirmation(
  db: NodePgDatabase,
  { id, name, email }: { readonly id: number; readonly name: string; readonly email: string },
  siteUrl: string,
): Promise<void> {
  const token = await issueOneTimeToken(db, { purpose: 'confirm-email', subjectId: id }, confirmEmailHours);
  const message = confirmEmailMail({ name, confirmUrl: confirmUrl(siteUrl, token) });
  await enqueueMail(db, 'confirm-email', { email, accountId: id }, message);
}

/**
 * Sends the link again to whoever can sign in with this e-mail and has not proved it yet. Otherwise a token is stored too,
 * which nobody gets: the time a written transaction takes tells nothing of who has an account (S4).
 */
export async function resendConfirmation(db: NodePgDatabase, email: string, siteUrl: string): Promise<void> {
  const [found] = await db
    .select({ id: account.id, name: account.name, confirmedAt: account.emailConfirmedAt })
    .from(account)
    .where(signsInWith(email));
  if (found?.confirmedAt === null) await sendConfirmation(db, { ...found, email }, siteUrl);
  else await issueOneTimeToken(db, { purpose: 'confirm-email', subjectId: nobody }, confirmEmailHours);
}
