import { eq, or, type SQL, sql } from 'drizzle-orm';
import { account } from '../database/account-schema.ts';
import { mailOutbox } from '../database/operation-schema.ts';
import { review } from '../database/schema.ts';

/** A person as they are stored. */
export type AccountRow = typeof account.$inferSelect;

/** Whether somebody can sign in to it. Who cannot owns nothing, not even the e-mail that was written. */
export function canSignIn({ passwordHash, googleSubject }: AccountRow): boolean {
  return passwordHash !== null || googleSubject !== null;
}

/** Details somebody left in a form (EN-02): no way to sign in, and no CPF. */
export function isPreUser(row: AccountRow): boolean {
  return !canSignIn(row) && row.cpf === null;
}

/** The account one signs in to with this e-mail: a pre-user who only wrote it does not hold it (ADR 0009). */
export function signsInWith(email: string): SQL {
  return sql`${account.email} = ${email} AND (${account.passwordHash} IS NOT NULL OR ${account.googleSubject} IS NOT NULL)`;
}

type AccountIdentity = Pick<AccountRow, 'id' | 'email' | 'emailConfirmedAt'>;

// What names only a mailbox belongs to the account once the mailbox is confirmed: before that, anyone may have typed the address.

/** The reviews of an account: those of its confirmed mailbox, and of the ones it had before. */
export function reviewsBy({ id, email, emailConfirmedAt }: AccountIdentity): SQL | undefined {
  return or(eq(review.accountId, id), emailConfirmedAt === null ? undefined : eq(review.userEmail, email));
}

/** The mails of an account: those it was written by whatever e-mail it had, and all to its confirmed mailbox. */
export function mailsOf({ id, email, emailConfirmedAt }: AccountIdentity): SQL | undefined {
  return or(
    eq(mailOutbox.accountId, id),
    emailConfirmedAt === null ? undefined : eq(mailOutbox.recipient, email),
  );
}
