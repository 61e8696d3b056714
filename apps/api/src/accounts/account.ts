import { and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account } from '../database/account-schema.ts';
import { mailOutbox } from '../database/operation-schema.ts';
import { scholarshipOrder } from '../database/order-schema.ts';
import { question } from '../database/question-schema.ts';
import { review } from '../database/schema.ts';
import { schoolVisit } from '../database/school-visit-schema.ts';

/** A stored account. */
export type AccountRow = typeof account.$inferSelect;

/**
 * Whether the account has a way to sign in. An account without one has no claim to anything, not even to its
 * e-mail address.
 */
export function canSignIn({ passwordHash, googleSubject }: AccountRow): boolean {
  return passwordHash !== null || googleSubject !== null;
}

/** Details from a form (EN-02): no way to sign in, and no CPF. */
export function isPreUser(row: AccountRow): boolean {
  return !canSignIn(row) && row.cpf === null;
}

/** Condition for the account whose owner confirmed this e-mail: at most one. */
export function ownsEmail(email: string): SQL | undefined {
  return and(eq(account.email, email), isNotNull(account.emailConfirmedAt));
}

/** Condition that is true for accounts without a paid scholarship. */
const hasPaidNothing = sql`NOT EXISTS (SELECT FROM ${scholarshipOrder} AS bought
  WHERE bought.account_id = ${account}.id AND bought.status IN ('paid', 'enrolled'))`;

/**
 * The accounts that can sign in and contain this e-mail: the one whose owner confirmed it, then those that only typed it,
 * those with a paid scholarship first, and the latest first. Strangers' registrations, which cost nothing, push nobody
 * with a scholarship out (S32). A pre-user does not count (ADR 0009).
 */
export async function findAccountsWithEmail(
  db: NodePgDatabase,
  email: string,
  limit: number,
): Promise<AccountRow[]> {
  return db
    .select()
    .from(account)
    .where(
      and(eq(account.email, email), or(isNotNull(account.passwordHash), isNotNull(account.googleSubject))),
    )
    .orderBy(sql`${account.emailConfirmedAt} IS NULL`, hasPaidNothing, desc(account.id))
    .limit(limit);
}

type AccountIdentity = Pick<AccountRow, 'id' | 'email' | 'emailConfirmedAt'>;

// Rows that refer only to an e-mail address belong to the account once that address is confirmed: before,
// anyone may have typed it.

/** Reviews of an account: those of its confirmed mailbox, and of its earlier ones. */
export function reviewsBy({ id, email, emailConfirmedAt }: AccountIdentity): SQL | undefined {
  return or(eq(review.accountId, id), emailConfirmedAt === null ? undefined : eq(review.userEmail, email));
}

/** Questions of an account: those of its confirmed mailbox, and of its earlier ones. */
export function questionsBy({ id, email, emailConfirmedAt }: AccountIdentity): SQL | undefined {
  return or(
    eq(question.accountId, id),
    emailConfirmedAt === null ? undefined : eq(question.userEmail, email),
  );
}

/** Mails of an account: those sent while it had another e-mail, and all to its confirmed mailbox. */
export function mailsOf({ id, email, emailConfirmedAt }: AccountIdentity): SQL | undefined {
  return or(
    eq(mailOutbox.accountId, id),
    emailConfirmedAt === null ? undefined : eq(mailOutbox.recipient, email),
  );
}

/** Visit requests of an account: those of its confirmed mailbox, and of its earlier ones. */
export function visitsBy({ id, email, emailConfirmedAt }: AccountIdentity): SQL | undefined {
  return or(
    eq(schoolVisit.accountId, id),
    emailConfirmedAt === null ? undefined : eq(schoolVisit.email, email),
  );
}
