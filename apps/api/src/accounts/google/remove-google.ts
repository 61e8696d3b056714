import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { account } from '../../platform/database/account-schema.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { googleRemovedMail } from '../mail/account-mails.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import type { AccountContext } from '../account-context.ts';
import { requireCurrentPassword } from '../passwords/check-password.ts';
import { requireSecondFactor } from '../roles/require-role.ts';
import { passwordField } from '../schema.ts';
import { endSessions } from '../sessions/account-session.ts';
import { notSignedIn, signedIn } from '../sessions/signed-in.ts';

/**
 * POST …/auth/google/remove: on a scope behind `requireSignedIn`. The password proves that the account stays
 * reachable. Sessions that Google may have opened end.
 */
export function registerRemoveGoogle(server: ZodFastify, { database: { db }, limits }: AccountContext): void {
  server.post(
    '/auth/google/remove',
    {
      schema: {
        tags: ['account'],
        summary: 'Stop signing in with Google',
        description:
          'Needs the password of the account, and its second factor if it has one. All other sessions end.',
        headers: tenantHeaders,
        body: z.object({ password: passwordField }),
        response: { 204: z.null() },
        errors: ['CURRENT_PASSWORD_WRONG', 'PASSWORD_NOT_SET', 'SECOND_FACTOR_REQUIRED'],
      },
    },
    async (request, reply) => {
      const { accountId, sessionId } = signedIn(request);
      const [own] = await db.select().from(account).where(eq(account.id, accountId));
      if (!own) throw notSignedIn();
      await requireSecondFactor(db, accountId, signedIn(request));
      await requireCurrentPassword(limits, {
        own,
        subject: `session:${sessionId}`,
        password: request.body.password,
        message: 'Para desligar o Google, informe a senha da conta.',
      });
      if (own.googleSubject === null) return reply.code(204).send(null);
      await db.transaction(async (tx) => {
        const removed = { googleSubject: null, updatedAt: sql`now()` };
        await tx.update(account).set(removed).where(eq(account.id, accountId));
        await endSessions(tx, accountId, sessionId);
        const { email, name } = own;
        await enqueueMail(tx, 'google-removed', { email, accountId }, googleRemovedMail({ name }));
        await recordAuditEvent(tx, {
          actor: `account:${accountId}`,
          action: 'account.google-removed',
          subject: `account:${accountId}`,
          requestId: request.id,
        });
      });
      return reply.code(204).send(null);
    },
  );
}
