import { routes } from '@melhor-escola/domain/routes';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account } from '../database/account-schema.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import {
  confirmEmailMail,
  passwordChangedMail,
  recoverPasswordMail,
} from '../mail/messages/account-mails.ts';
import { type AccountRow, signsInWith } from './account.ts';
import { issueOneTimeToken, revokeOneTimeTokens, UNKNOWN_SUBJECT_ID } from './sessions/one-time-token.ts';

/** Lifetime of the link that confirms an e-mail address, in hours. */
export const CONFIRM_EMAIL_HOURS = 7 * 24;

/** Lifetime of the link to choose a new password, in hours (S5). */
const RESET_PASSWORD_HOURS = 1;

/** URL of the site's page that confirms an e-mail address. */
export function confirmUrl(siteUrl: string, token: string): string {
  return `${siteUrl}${routes.confirmEmail.path()}?token=${token}`;
}

/** URL of the site's page for choosing a new password (RT-23). */
function resetUrl(siteUrl: string, token: string): string {
  return `${siteUrl}${routes.resetPassword.path()}?token=${token}`;
}

/** What an account's mails need of it. */
type MailedAccount = Pick<AccountRow, 'id' | 'name' | 'email'>;

/** Sends an account the link that confirms its e-mail address. */
export async function sendConfirmation(
  db: NodePgDatabase,
  { id, name, email }: MailedAccount,
  siteUrl: string,
): Promise<void> {
  const token = await issueOneTimeToken(db, { purpose: 'confirm-email', subjectId: id }, CONFIRM_EMAIL_HOURS);
  const message = confirmEmailMail({ name, confirmUrl: confirmUrl(siteUrl, token) });
  await enqueueMail(db, 'confirm-email', { email, accountId: id }, message);
}

/**
 * Sends another confirmation link if the account with this e-mail can sign in and has not confirmed it.
 * Otherwise an unused token is stored, so that response times do not reveal whether an account exists (S4).
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
 * Sends a link to choose a new password if an account with this e-mail can sign in. For an unknown e-mail an
 * unused token is stored, so that both take the time of a write transaction (S4).
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

/** Notifies an account of its new password; links to choose another one stop working. */
export async function mailPasswordChanged(
  db: NodePgDatabase,
  { id, name, email }: MailedAccount,
): Promise<void> {
  await revokeOneTimeTokens(db, { purpose: 'reset-password', subjectId: id });
  await enqueueMail(db, 'password-changed', { email, accountId: id }, passwordChangedMail({ name }));
}
