import { and, desc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account } from '../platform/database/account-schema.ts';
import { mailOutbox } from '../platform/database/operation-schema.ts';
import { scholarshipOrder } from '../platform/database/order-schema.ts';
import { question } from '../platform/database/question-schema.ts';
import { review } from '../platform/database/schema.ts';
import { schoolVisit } from '../platform/database/school-visit-schema.ts';
import { organizationKinds } from '../platform/mail/mail-kinds.ts';

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

/** Condition for accounts that can sign in and contain this e-mail. A pre-user does not count (ADR 0009). */
const contains = (email: string) =>
  and(eq(account.email, email), or(isNotNull(account.passwordHash), isNotNull(account.googleSubject)));

const hasPaid = sql`EXISTS (SELECT FROM ${scholarshipOrder} AS bought
  WHERE bought.account_id = ${account}.id AND bought.status IN ('paid', 'enrolled'))`;

/** The account whose owner confirmed this e-mail; otherwise the latest with a paid scholarship, or the latest. */
export async function findAccountWithEmail(
  db: NodePgDatabase,
  email: string,
): Promise<AccountRow | undefined> {
  const [found] = await db
    .select()
    .from(account)
    .where(contains(email))
    .orderBy(sql`${account.emailConfirmedAt} IS NULL`, sql`NOT ${hasPaid}`, desc(account.id))
    .limit(1);
  return found;
}

/** Accounts whose passwords a sign-in tries. */
export const MAX_CANDIDATES = 3;

/**
 * The accounts that a sign-in with this e-mail tries: the one whose owner confirmed it, or else the latest with a paid
 * scholarship, which strangers' registrations push out of nothing (S32); and the latest two of all others. Always two:
 * otherwise whoever registers three would learn from the first whether the e-mail is confirmed (S35).
 */
export async function findSignInCandidates(db: NodePgDatabase, email: string): Promise<AccountRow[]> {
  const [first] = await db
    .select()
    .from(account)
    .where(and(contains(email), or(isNotNull(account.emailConfirmedAt), hasPaid)))
    .orderBy(sql`${account.emailConfirmedAt} IS NULL`, desc(account.id))
    .limit(1);
  const others = await db
    .select()
    .from(account)
    .where(and(contains(email), first && ne(account.id, first.id)))
    .orderBy(desc(account.id))
    .limit(MAX_CANDIDATES - 1);
  return first ? [first, ...others] : others;
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

/** Mails to the person with this e-mail, who may also read those to a school or our team there. */
export function mailsToPerson(email: string): SQL | undefined {
  return and(eq(mailOutbox.recipient, email), sql`${mailOutbox.kind} !~ ${organizationKinds}`);
}

/** Mails of an account: those about it, or sent while it had another e-mail, and all to the person of its confirmed mailbox. */
export function accountMailCondition({ id, email, emailConfirmedAt }: AccountIdentity): SQL | undefined {
  return or(eq(mailOutbox.accountId, id), emailConfirmedAt === null ? undefined : mailsToPerson(email));
}

/** Visit requests of an account: those of its confirmed mailbox, and of its earlier ones. */
export function visitsBy({ id, email, emailConfirmedAt }: AccountIdentity): SQL | undefined {
  return or(
    eq(schoolVisit.accountId, id),
    emailConfirmedAt === null ? undefined : eq(schoolVisit.email, email),
  );
}
