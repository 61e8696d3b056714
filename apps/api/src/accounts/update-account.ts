import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { account } from '../database/account-schema.ts';
import { mailOutbox } from '../database/operation-schema.ts';
import { question } from '../database/question-schema.ts';
import { review } from '../database/schema.ts';
import { schoolVisit } from '../database/school-visit-schema.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { emailChangedMail } from '../mail/messages/account-mails.ts';
import { recordPrivacyRequest } from '../privacy/privacy-request.ts';
import { releaseCpf, withAccountConflicts } from './account-conflict.ts';
import type { AccountContext } from './account-context.ts';
import { personalFieldNames, type AccountFields, type PersonalFieldName } from './schema.ts';
import { endSessions, type SignedIn } from './sessions/account-session.ts';
import { campaignOf } from './visitors/register-visitor.ts';
import { revokeOneTimeTokens } from './sessions/one-time-token.ts';
import { hashPassword, requireCurrentPassword } from './passwords/check-password.ts';
import { requireStrongPassword } from './passwords/password-strength.ts';
import { mailPasswordChanged, sendConfirmation } from './account-mail.ts';
import { notSignedIn } from './sessions/signed-in.ts';
import type { AccountRow } from './account.ts';
import { deleteForms } from './visitors/visitor-account.ts';

/** A requested change of an account. */
interface AccountChange {
  readonly caller: SignedIn;
  readonly fields: AccountFields;
  /** Hash of the new password, when there is one. */
  readonly passwordHash: string | undefined;
  readonly requestId: string;
  readonly siteUrl: string;
}

/**
 * Links rows that refer only to the old, confirmed mailbox (reviews, questions, visit requests and mails) to the account's id before the
 * e-mail changes, so that export and deletion still find them. Deletes the forms left with that e-mail.
 */
async function linkMailboxRecords(db: NodePgDatabase, old: string, accountId: number): Promise<void> {
  await db.update(review).set({ accountId }).where(eq(review.userEmail, old));
  await db.update(question).set({ accountId }).where(eq(question.userEmail, old));
  await db.update(schoolVisit).set({ accountId }).where(eq(schoolVisit.email, old));
  await db.update(mailOutbox).set({ accountId }).where(eq(mailOutbox.recipient, old));
  await deleteForms(db, old);
}

/** Changes the e-mail: the new address must be confirmed, and links sent to the old one expire. */
async function changeMailbox(
  db: NodePgDatabase,
  {
    before,
    own,
    siteUrl,
  }: { readonly before: AccountRow; readonly own: AccountRow; readonly siteUrl: string },
): Promise<void> {
  const { email: old, emailConfirmedAt } = before;
  if (emailConfirmedAt !== null) await linkMailboxRecords(db, old, own.id);
  for (const purpose of ['reset-password', 'confirm-email'] as const) {
    await revokeOneTimeTokens(db, { purpose, subjectId: own.id });
  }
  await sendConfirmation(db, own, siteUrl);
  // Whoever never confirmed the old address may be a stranger.
  if (emailConfirmedAt === null) return;
  await enqueueMail(
    db,
    'email-changed',
    { email: old, accountId: own.id },
    emailChangedMail({ name: own.name }),
  );
}

/** The columns that users may write, and no other field of a request. Absent fields stay `undefined`, which leaves a column unchanged. */
function personalColumns(fields: AccountFields): Pick<AccountFields, PersonalFieldName> {
  const columns: Pick<AccountFields, PersonalFieldName> = {};
  for (const name of personalFieldNames) Object.assign(columns, { [name]: fields[name] });
  return columns;
}

/** The updated account, and the protocol number if personal data was corrected (LGPD, art. 18, III). */
interface ChangedAccount {
  readonly row: AccountRow;
  readonly protocol: string | undefined;
}

async function applyChange(db: NodePgDatabase, change: AccountChange): Promise<ChangedAccount> {
  const { caller, fields, passwordHash } = change;
  const { email, cpf, gaToken, gaCampaignParams } = fields;
  const [before] = await db.select().from(account).where(eq(account.id, caller.accountId)).for('update');
  if (!before) throw notSignedIn();
  const moves = email !== undefined && email !== before.email;
  if (cpf !== undefined) await releaseCpf(db, cpf, before.baseUserId);
  const [after] = await db
    .update(account)
    .set({
      ...personalColumns(fields),
      gaToken,
      passwordHash,
      ...(gaCampaignParams && { gaCampaign: campaignOf(gaCampaignParams) }),
      ...(moves && { emailConfirmedAt: null }),
      updatedAt: sql`now()`,
    })
    .where(eq(account.id, before.id))
    .returning();
  if (!after) throw notSignedIn();
  if (moves) await changeMailbox(db, { before, own: after, siteUrl: change.siteUrl });
  if (passwordHash !== undefined) {
    await endSessions(db, after.id, caller.sessionId);
    await mailPasswordChanged(db, after);
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
 * Updates the current user's account.
 *
 * @throws {ServiceError} 403 CURRENT_PASSWORD_WRONG or PASSWORD_NOT_SET, 409 EMAIL_TAKEN or CPF_TAKEN, 400
 * for a weak password.
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
  if (password !== undefined || email !== own.email) {
    await requireCurrentPassword(context.limits, {
      own,
      caller,
      password: fields.currentPassword,
      message: 'Para trocar o e-mail ou a senha, informe a senha atual.',
    });
  }
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const { siteUrl } = context.environment;
  return withAccountConflicts(() =>
    db.transaction((tx) => applyChange(tx, { caller, fields, passwordHash, requestId, siteUrl })),
  );
}
