import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { account } from '../../platform/database/account-schema.ts';
import { clientAddress } from '../../platform/rate-limits/rate-limit.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import type { AccountContext } from '../account-context.ts';
import { attachAlerts } from '../alerts/attach-alerts.ts';
import { mailPasswordChanged } from '../mail/send-account-mail.ts';
import { withConfirmedAddress } from '../confirm-email.ts';
import { messageBody, passwordField } from '../schema.ts';
import { endSessions } from '../sessions/account-session.ts';
import {
  findOneTimeToken,
  linkInvalid,
  redeemOneTimeToken,
  revokeOneTimeTokens,
} from '../sessions/one-time-token.ts';
import { hashPassword } from './check-password.ts';
import { requireStrongPassword } from './password-strength.ts';

/** The account whose password this link may change. @throws {ServiceError} 400 LINK_INVALID */
async function findAccountOfLink(db: NodePgDatabase, token: string) {
  const id = await findOneTimeToken(db, 'reset-password', token);
  if (id === undefined) throw linkInvalid();
  const [found] = await db
    .select({ name: account.name, email: account.email })
    .from(account)
    .where(eq(account.id, id));
  if (!found) throw linkInvalid();
  return found;
}

/**
 * Consumes the link. Opening it proves access to the mailbox, so the e-mail is confirmed, and every other access ends:
 * sessions, Google, and a change of e-mail that waits for confirmation. @returns whether Google was removed.
 */
async function changePassword(
  db: NodePgDatabase,
  {
    token,
    passwordHash,
    requestId,
    events,
  }: Record<'token' | 'passwordHash' | 'requestId', string> & Pick<AccountContext, 'events'>,
): Promise<{ readonly googleRemoved: boolean }> {
  const id = await findOneTimeToken(db, 'reset-password', token);
  if (id === undefined) throw linkInvalid();
  // Before the link, as every change of an account that revokes links: otherwise two could deadlock.
  const [before] = await db.select().from(account).where(eq(account.id, id)).for('update');
  if (!before || (await redeemOneTimeToken(db, 'reset-password', token)) === undefined) throw linkInvalid();
  await db
    .update(account)
    .set({
      passwordHash,
      emailConfirmedAt: sql`coalesce(${account.emailConfirmedAt}, now())`,
      googleSubject: null,
      pendingEmail: null,
      updatedAt: sql`now()`,
    })
    .where(eq(account.id, id));
  await events.emailConfirmed(db, id);
  await attachAlerts(db, { accountId: id, email: before.email });
  await endSessions(db, id);
  await revokeOneTimeTokens(db, { purpose: 'change-email', subjectId: id });
  const googleRemoved = before.googleSubject !== null;
  await mailPasswordChanged(db, before, { googleRemoved });
  await recordAuditEvent(db, {
    actor: `account:${id}`,
    action: 'account.password-reset',
    subject: `account:${id}`,
    requestId,
  });
  return { googleRemoved };
}

/** POST /v3/account/auth/reset-password (S5). Does not sign in: the user does so with the new password. */
export function registerResetPassword(
  server: ZodFastify,
  { database: { db }, limits, events }: AccountContext,
): void {
  server.post(
    '/auth/reset-password',
    {
      schema: {
        tags: ['account'],
        summary: 'Choose a new password with the link from the mail',
        description:
          'The link works once and for an hour. All sessions of the account end, and so do its Google sign-in and a change of e-mail that waits for confirmation.',
        headers: tenantHeaders,
        body: z.object({ token: z.string().max(100), password: passwordField }),
        response: { 200: messageBody },
        errors: ['EMAIL_CONFIRMED_ELSEWHERE', 'LINK_INVALID', 'PASSWORD_COMMON', 'PASSWORD_LENGTH'],
      },
    },
    async (request) => {
      const { token, password } = request.body;
      await limits.link.count(clientAddress(request));
      requireStrongPassword(password, await findAccountOfLink(db, token));
      const passwordHash = await hashPassword(password);
      const { googleRemoved } = await withConfirmedAddress(() =>
        db.transaction((tx) => changePassword(tx, { token, passwordHash, requestId: request.id, events })),
      );
      const google = googleRemoved ? ' e desligamos o Google dela' : '';
      return {
        message: `Senha alterada. Encerramos todas as sessões da sua conta${google}. Entre com a nova senha.`,
      };
    },
  );
}
