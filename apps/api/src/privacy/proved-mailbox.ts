import { eq, or, type SQL } from 'drizzle-orm';
import type { AccountRow } from '../accounts/account.ts';
import { mailOutbox } from '../database/operation-schema.ts';
import { review } from '../database/schema.ts';

type Owner = Pick<AccountRow, 'id' | 'email' | 'emailConfirmedAt'>;

// What names a mailbox alone is the account's once the mailbox is proved to be: before, anybody may have typed the address.

/** The reviews of an account: those of its proved mailbox, and of the ones it had before. */
export function reviewsBy({ id, email, emailConfirmedAt }: Owner): SQL | undefined {
  return or(eq(review.accountId, id), emailConfirmedAt === null ? undefined : eq(review.userEmail, email));
}

/** The mails of an account: those it was written by whatever e-mail it had, and all to its proved mailbox. */
export function mailsOf({ id, email, emailConfirmedAt }: Owner): SQL | undefined {
  return or(
    eq(mailOutbox.accountId, id),
    emailConfirmedAt === null ? undefined : eq(mailOutbox.recipient, email),
  );
}
