import { routes } from '@melhor-escola/domain/routes';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account } from '../database/account-schema.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { confirmEmailMail, recoverPasswordMail } from '../mail/messages/account-mails.ts';
import { signsInWith } from './account.ts';
import { issueOneTimeToken, UNKNOWN_SUBJECT_ID } from './sessions/one-time-token.ts';

/** Hours that the link to confirm an e-mail works. */
export const CONFIRM_EMAIL_HOURS = 7 * 24;

/** Hours that the link to choose a new password works (S5). */
const RESET_PASSWORD_HOURS = 1;

/** The site's page that proves that its visitor reads the mailbox. */
export function confirmUrl(siteUrl: string, token: string): string {
  return `${siteUrl}${routes.confirmEmail.path()}?token=${token}`;
}

/** The site's page on which a new password is chosen (RT-23). */
function resetUrl(siteUrl: string, token: string): string {
  return `${siteUrl}${routes.resetPassword.path()}?token=${token}`;
}

/** Sends the owner of an account a link that proves that they read this mailbox. */
export async function sendConfirmation(
  db: NodePgDatabase,
  { id, name, email }: { readonly id: number; readonly name: string; readonly email: string },
  siteUrl: string,
): Promise<void> {
  const token = await issueOneTimeToken(db, { purpose: 'confirm-email', subjectId: id }, CONFIRM_EMAIL_HOURS);
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
  else
    await issueOneTimeToken(
      db,
      { purpose: 'confirm-email', subjectId: UNKNOWN_SUBJECT_ID },
      CONFIRM_EMAIL_HOURS,
    );
}

/**
 * Sends whoever can sign in with this e-mail a link to choose a new password. For an e-mail nobody has, a token is stored
 * too, which nobody gets: both take a written transaction's time (S4).
 */
export async function sendRecovery(db: NodePgDatabase, email: string, siteUrl: string): Promise<void> {
  const [found] = await db
    .select({ id: account.id, name: account.name })
    .from(account)
    .where(signsInWith(email));
  const token = await issueOneTimeToken(
    db,
    { purpose: 'reset-password', subjectId: found?.id ?? UNKNOWN_SUBJECT_ID },
    RESET_PASSWORD_HOURS,
  );
  if (!found) return;
  const message = recoverPasswordMail({ name: found.name, resetUrl: resetUrl(siteUrl, token) });
  await enqueueMail(db, 'recover-password', { email, accountId: found.id }, message);
}
