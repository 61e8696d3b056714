import { type SQL, sql } from 'drizzle-orm';
import { account } from '../database/account-schema.ts';

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
