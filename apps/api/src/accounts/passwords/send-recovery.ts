import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account } from '../../database/account-schema.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { recoverPasswordMail } from '../../mail/messages/recover-password-mail.ts';
import { resetPasswordHours, resetUrl } from '../mail-links.ts';
import { issueOneTimeToken, nobody } from '../sessions/one-time-token.ts';
import { signsInWith } from '../sessions/signs-in-with.ts';

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
    { purpose: 'reset-password', subjectId: found?.id ?? nobody },
    resetPasswordHours,
  );
  if (!found) return;
  const message = recoverPasswordMail({ name: found.name, resetUrl: resetUrl(siteUrl, token) });
  await enqueueMail(db, 'recover-password', { email, accountId: found.id }, message);
}
