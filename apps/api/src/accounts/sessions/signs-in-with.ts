import { sql, type SQL } from 'drizzle-orm';
import { account } from '../../database/account-schema.ts';

/** The account one signs in to with this e-mail: a pre-user who only wrote it does not hold it (ADR 0009). */
export function signsInWith(email: string): SQL {
  return sql`${account.email} = ${email} AND (${account.passwordHash} IS NOT NULL OR ${account.googleSubject} IS NOT NULL)`;
}
