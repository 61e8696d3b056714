import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { account, baseUser } from '../../platform/database/account-schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { sendConfirmation } from '../mail/send-account-mail.ts';
import { type AccountRow, canSignIn } from '../account.ts';
import { findVisitor, type Visitor } from './visitor-session.ts';

/** Columns stored when a visitor becomes known. */
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
 * Initial values of a new account. They do not come from the visitor's earlier form: its token is in a cookie
 * that scripts can read and that outlives the tab, so it must not read data back (S31, ADR 0009).
 */
export const blankAccount = { phone: null, cpf: null, picture: null, gaToken: null, gaCampaign: {} } as const;

/** A visitor who may get an account, with their earlier form. */
export interface Unregistered {
  readonly visitor: Visitor;
  readonly known: AccountRow | undefined;
}

/**
 * The visitor of this token, with their form. Undefined when the visitor has an account that can sign in:
 * writing to an account requires a session.
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

/** Stores a visitor's details, replacing their earlier form. */
export async function saveVisitorAccount(
  db: NodePgDatabase,
  { baseUserId }: Visitor,
  fields: NewAccount,
): Promise<AccountRow> {
  const [saved] = await db
    .insert(account)
    .values({ ...fields, baseUserId })
    .onConflictDoUpdate({
      target: account.baseUserId,
      set: { ...fields, updatedAt: sql`now()` },
      setWhere: and(isNull(account.passwordHash), isNull(account.googleSubject)),
    })
    .returning();
  // A concurrent call of the same visitor has registered.
  if (!saved)
    throw new ServiceError(
      'ACCOUNT_CREATED_MEANWHILE',
      'Esta conta acabou de ser criada. Entre para continuar.',
    );
  return saved;
}

/** Deletes the forms left with this e-mail in any browser, once the person behind it is known. */
export async function deleteForms(db: NodePgDatabase, email: string): Promise<void> {
  const forms = await db
    .delete(account)
    .where(and(eq(account.email, email), isNull(account.passwordHash), isNull(account.googleSubject)))
    .returning({ baseUserId: account.baseUserId });
  const visitors = forms.map(({ baseUserId }) => baseUserId);
  await db.delete(baseUser).where(inArray(baseUser.id, visitors));
}

/** Records a new account, and asks to confirm the mailbox if necessary. */
export async function welcome(
  db: NodePgDatabase,
  row: AccountRow,
  { siteUrl, requestId }: { readonly siteUrl: string; readonly requestId: string },
): Promise<void> {
  await recordAuditEvent(db, {
    actor: `account:${row.id}`,
    action: 'account.registered',
    subject: `account:${row.id}`,
    requestId,
  });
  if (row.emailConfirmedAt === null) await sendConfirmation(db, row, { siteUrl, kind: 'welcome' });
}
