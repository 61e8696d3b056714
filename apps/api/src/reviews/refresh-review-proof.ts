import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/**
 * What stands behind the review that an account's owner wrote of a school (product, feature 7), after an order of theirs
 * was paid or paid back: 'enrolled' while there is one that is paid, else the mailbox alone. In the transaction of the change.
 */
export async function refreshReviewProof(
  tx: NodePgDatabase,
  { accountId, schoolId }: { readonly accountId: number; readonly schoolId: number },
): Promise<void> {
  await tx.execute(sql`
    UPDATE review SET proof = now_is.proof
      FROM (SELECT owner.email,
                   CASE WHEN EXISTS (SELECT FROM scholarship_order AS paid
                                      WHERE paid.account_id = owner.id AND paid.school_id = ${schoolId}
                                        AND paid.status IN ('paid', 'enrolled'))
                        THEN 'enrolled' ELSE 'email' END AS proof
              FROM account AS owner WHERE owner.id = ${accountId}) AS now_is
     WHERE review.school_id = ${schoolId} AND review.user_email = now_is.email AND review.proof <> now_is.proof`);
}
