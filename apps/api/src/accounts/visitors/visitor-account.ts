import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { account, baseUser } from '../../database/account-schema.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { welcomeMail } from '../../mail/messages/account-mails.ts';
import { ServiceError } from '../../server/errors/service-error.ts';
import { releaseCpf } from '../account-conflict.ts';
import { CONFIRM_EMAIL_HOURS, confirmUrl } from '../account-mail.ts';
import { issueOneTimeToken } from '../sessions/one-time-token.ts';
import { type AccountRow, canSignIn } from '../account.ts';
import { findVisitor, type Visitor } from './visitor-session.ts';

/** What is stored of a visitor who becomes known. */
export type NewAccount = Pick<typeof account.$inferInsert, 'name' | 'email'> &
  Partial<
    Pick<
      typeof account.$inferInsert,
      | 'phone'
      | 'cpf'
      | 'gaToken'
      | 'gaCampaign'
      | 'passwordHash'
      | 'googleSubject'
      | 'emailConfirmedAt'
      | 'picture'
    >
  >;

/**
 * Where a new account starts. Not from the form that its visitor left: the token that leads to that form is in a cookie that
 * scripts read and that outlives the tab, so it identifies and reads nothing back (S31, ADR 0009).
 */
export const blankAccount = { phone: null, cpf: null, picture: null, gaToken: null, gaCampaign: {} } as const;

/** A visitor that may be given an account, with what they wrote before. */
export interface Unregistered {
  readonly visitor: Visitor;
  readonly known: AccountRow | undefined;
}

/**
 * The visitor of this token, and the form they left. Nobody where the token is of somebody who has an account to sign in
 * to and did not: without signing in nobody writes to an account.
 */
export async function findUnregistered(
  db: NodePgDatabase,
  token: string | undefined,
): Promise<Unregistered | undefined> {
  const visitor = await findVisitor(db, token);
  if (!visitor) return undefined;
  const [known] = await db.select().from(account).where(eq(account.baseUserId, visitor.baseUserId));
  return known && canSignIn(known) ? undefined : { visitor, known };
}

/** Stores what is known of a visitor, over what they wrote before. */
export async function saveVisitorAccount(
  db: NodePgDatabase,
  { baseUserId }: Visitor,
  fields: NewAccount,
): Promise<AccountRow> {
  if (fields.cpf) await releaseCpf(db, fields.cpf, baseUserId);
  const [saved] = await db
    .insert(account)
    .values({ ...fields, baseUserId })
    .onConflictDoUpdate({
      target: account.baseUserId,
      set: { ...fields, updatedAt: sql`now()` },
      setWhere: and(isNull(account.passwordHash), isNull(account.googleSubject)),
    })
    .returning();
  // Another call of the same visitor registered it meanwhile.
  if (!saved)
    throw new ServiceError(409, 'CONFLICT', 'Esta conta acabou de ser criada. Entre para continuar.');
  return saved;
}

/** Deletes the forms that were left with this e-mail in any browser: once its owner is known, they are theirs to be gone. */
export async function deleteForms(db: NodePgDatabase, email: string): Promise<void> {
  const forms = await db
    .delete(account)
    .where(and(eq(account.email, email), isNull(account.passwordHash), isNull(account.googleSubject)))
    .returning({ baseUserId: account.baseUserId });
  const visitors = forms.map(({ baseUserId }) => baseUserId);
  await db.delete(baseUser).where(inArray(baseUser.id, visitors));
}

/** Notes that there is a new account, greets it, and asks for proof of its mailbox where there is none yet. */
export async function welcome(
  db: NodePgDatabase,
  { id, name, email, emailConfirmedAt }: AccountRow,
  { siteUrl, requestId }: { readonly siteUrl: string; readonly requestId: string },
): Promise<void> {
  await recordAuditEvent(db, {
    actor: `account:${id}`,
    action: 'account.registered',
    subject: `account:${id}`,
    requestId,
  });
  if (emailConfirmedAt !== null) return;
  const token = await issueOneTimeToken(db, { purpose: 'confirm-email', subjectId: id }, CONFIRM_EMAIL_HOURS);
  await enqueueMail(
    db,
    'welcome',
    { email, accountId: id },
    welcomeMail({ name, confirmUrl: confirmUrl(siteUrl, token) }),
  );
}
