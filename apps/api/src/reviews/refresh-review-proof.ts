import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/**
 * What stands behind the review that an account's owner wrote of a school (product, feature 7), after an enrolment of theirs
 * was confirmed: 'enrolled' where there is one, else the mailbox alone. In the transaction of the change.
 */
export async function refreshReviewProof(
  tx: NodePgDatabase,
  { accountId, schoolId }: { readonly accountId: number; readonly schoolId: number },
): Promise<void> {
  await tx.execute(sql`
    UPDATE review SET proof = now_is.proof
      FROM (SELECT owner.email,
                   CASE WHEN EXISTS (SELECT FROM scholarship_order AS own
                                      WHERE own.account_id = owner.id AND own.school_id = ${schoolId}
                                        AND own.status = 'enrolled')
                        THEN 'enrolled' ELSE 'email' END AS proof
              FROM account AS owner WHERE owner.id = ${accountId}) AS now_is
     WHERE review.school_id = ${schoolId} AND review.user_email = now_is.email AND review.proof <> now_is.proof`);
}
