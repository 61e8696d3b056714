import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { recordAuditEvent } from '../platform/audit/record-audit-event.ts';
import { account } from '../platform/database/account-schema.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import { emailChangeRequestedMail } from './mail/account-mails.ts';
import { recordPrivacyRequest } from './privacy-request.ts';
import { ServiceError } from '../platform/http/errors/service-error.ts';
import { tenantHeaders, type ZodFastify } from '../platform/http/slice-routes.ts';
import type { AccountContext } from './account-context.ts';
import { mailPasswordChanged, sendChangeConfirmation } from './mail/send-account-mail.ts';
import type { AccountRow } from './account.ts';
import { hashPassword, requireCurrentPassword } from './passwords/check-password.ts';
import { requireStrongPassword } from './passwords/password-strength.ts';
import { requireSecondFactor } from './roles/require-role.ts';
import { personalFieldNames, type AccountFields, type PersonalFieldName } from './schema.ts';
import { endPrivileges, endSessions, type SignedIn } from './sessions/account-session.ts';
import { revokeOneTimeTokens } from './sessions/one-time-token.ts';
import { notSignedIn, signedIn } from './sessions/signed-in.ts';
import { nonEmptyCampaign } from './visitors/register-visitor.ts';

/** A requested change of an account. */
interface AccountChange {
  readonly caller: SignedIn;
  readonly fields: AccountFields;
  /** Hash of the new password, when there is one. */
  readonly passwordHash: string | undefined;
  /** Hash of the current password, if the caller has proved to know it. */
  readonly provenHash: string | null | undefined;
  readonly requestId: string;
  readonly siteUrl: string;
}

/** In Portuguese. */
const passwordNeeded = 'Para trocar o e-mail ou a senha, informe a senha atual.';

/**
 * Asks to confirm the new address, and tells the mailbox of the current one, which stays in force until then. Both
 * happen for any address, whether or not another account has confirmed it (S35).
 */
async function requestEmailChange(
  db: NodePgDatabase,
  own: AccountRow,
  { email, siteUrl }: { readonly email: string; readonly siteUrl: string },
): Promise<void> {
  await sendChangeConfirmation(db, own, { email, siteUrl });
  if (own.emailConfirmedAt === null) return;
  await enqueueMail(
    db,
    'email-change-requested',
    { email: own.email, accountId: own.id },
    emailChangeRequestedMail({ name: own.name }),
  );
}

/**
 * The columns that users may write, and no other field of a request. Absent fields stay `undefined`, which leaves a
 * column unchanged. A new e-mail is only noted: it replaces the current one when it is confirmed (S34).
 */
function personalColumns(fields: AccountFields, before: AccountRow) {
  const columns: Pick<AccountFields, PersonalFieldName> = {};
  for (const name of personalFieldNames) Object.assign(columns, { [name]: fields[name] });
  const { email, ...others } = columns;
  return email === undefined || email === before.email ? others : { ...others, pendingEmail: email };
}

/** The updated account, and the protocol number if personal data was corrected (LGPD, art. 18, III). */
interface ChangedAccount {
  readonly row: AccountRow;
  readonly protocol: string | undefined;
}

async function applyChange(db: NodePgDatabase, change: AccountChange): Promise<ChangedAccount> {
  const { caller, fields, passwordHash, provenHash } = change;
  const { email, gaToken, gaCampaignParams } = fields;
  const [before] = await db.select().from(account).where(eq(account.id, caller.accountId)).for('update');
  if (!before) throw notSignedIn();
  const isEmailChange = email !== undefined && email !== before.email;
  // A password that recovery has replaced since the check must not replace the new one.
  if ((passwordHash !== undefined || isEmailChange) && provenHash !== before.passwordHash)
    throw new ServiceError('CURRENT_PASSWORD_WRONG', passwordNeeded);
  const [after] = await db
    .update(account)
    .set({
      ...personalColumns(fields, before),
      gaToken,
      passwordHash,
      ...(gaCampaignParams && { gaCampaign: nonEmptyCampaign(gaCampaignParams) }),
      updatedAt: sql`now()`,
    })
    .where(eq(account.id, before.id))
    .returning();
  if (!after) throw notSignedIn();
  if (isEmailChange) await requestEmailChange(db, after, { email, siteUrl: change.siteUrl });
  if (passwordHash !== undefined) {
    await endSessions(db, after.id, caller.sessionId);
    await endPrivileges(db, after.id);
    await mailPasswordChanged(db, after, { googleRemoved: false });
  }
  await recordAuditEvent(db, {
    actor: `account:${after.id}`,
    action: passwordHash === undefined ? 'account.updated' : 'account.password-changed',
    subject: `account:${after.id}`,
    requestId: change.requestId,
  });
  const isCorrection = personalFieldNames.some((key) => after[key] !== before[key]);
  const protocol = isCorrection
    ? await recordPrivacyRequest(db, { kind: 'correction', accountId: after.id })
    : undefined;
  return { row: after, protocol };
}

/**
 * Updates the current user's account. The e-mails and CPFs of other accounts change nothing about the response (S35).
 *
 * @throws {ServiceError} 403 SECOND_FACTOR_REQUIRED, CURRENT_PASSWORD_WRONG or PASSWORD_NOT_SET, 400 for a weak password, 429.
 */
export async function updateAccount(
  context: AccountContext,
  { caller, fields, requestId }: Pick<AccountChange, 'caller' | 'fields' | 'requestId'>,
): Promise<ChangedAccount> {
  const { db } = context.database;
  const [own] = await db.select().from(account).where(eq(account.id, caller.accountId));
  if (!own) throw notSignedIn();
  const { email = own.email, name = own.name, password } = fields;
  if (password !== undefined) requireStrongPassword(password, { name, email });
  // These changes allow an account takeover. A user without a password signs in with Google and gets one
  // through recovery.
  const needsPassword = password !== undefined || email !== own.email;
  if (needsPassword) {
    await requireSecondFactor(db, own.id, caller);
    await requireCurrentPassword(context.limits, {
      own,
      subject: `session:${caller.sessionId}`,
      password: fields.currentPassword,
      message: passwordNeeded,
    });
  }
  if (email !== own.email) await context.limits['change-email'].count(`account:${own.id}`);
  if (fields.cpf !== undefined && fields.cpf !== own.cpf)
    await context.limits['change-cpf'].count(`account:${own.id}`);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const provenHash = needsPassword ? own.passwordHash : undefined;
  const { siteUrl } = context.environment;
  return db.transaction((tx) =>
    applyChange(tx, { caller, fields, passwordHash, provenHash, requestId, siteUrl }),
  );
}

/** DELETE /v3/account/user/pending-email: on a scope behind `requireSignedIn`. */
export function registerCancelEmailChange(server: ZodFastify, { database: { db } }: AccountContext): void {
  server.delete(
    '/user/pending-email',
    {
      schema: {
        tags: ['account'],
        summary: 'Keep the current e-mail: cancel the change that waits for confirmation',
        headers: tenantHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { accountId } = signedIn(request);
      await db.transaction(async (tx) => {
        await tx.update(account).set({ pendingEmail: null }).where(eq(account.id, accountId));
        await revokeOneTimeTokens(tx, { purpose: 'change-email', subjectId: accountId });
      });
      return reply.code(204).send(null);
    },
  );
}
