import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account } from '../database/account-schema.ts';
import { scholarshipOrder } from '../database/order-schema.ts';
import type { review } from '../database/schema.ts';

/** Evidence behind a review: a confirmed enrolment at this school with the same mailbox, or the mailbox alone. */
export async function proofOf(
  tx: NodePgDatabase,
  { schoolId, userEmail }: Pick<typeof review.$inferSelect, 'schoolId' | 'userEmail'>,
): Promise<'enrolled' | 'email'> {
  if (userEmail === null) return 'email';
  const enrolled = await tx
    .select({ id: scholarshipOrder.id })
    .from(scholarshipOrder)
    .innerJoin(account, eq(account.id, scholarshipOrder.accountId))
    .where(
      and(
        eq(account.email, userEmail),
        eq(scholarshipOrder.schoolId, schoolId),
        eq(scholarshipOrder.status, 'enrolled'),
      ),
    )
    .limit(1);
  return enrolled.length > 0 ? 'enrolled' : 'email';
}

/**
 * Updates the evidence behind an account's review of a school (product 7) after a change of its enrolments:
 * 'enrolled' with a confirmed one, otherwise 'email'. Call it in the transaction of the change.
 */
export async function refreshReviewProof(
  tx: NodePgDatabase,
  { accountId, schoolId }: { readonly accountId: number; readonly schoolId: number },
): Promise<void> {
  await tx.execute(sql`
    UPDATE review SET proof = now_is.proof
      FROM (SELECT author.email,
                   CASE WHEN EXISTS (SELECT FROM scholarship_order AS own
                                      WHERE own.account_id = author.id AND own.school_id = ${schoolId}
                                        AND own.status = 'enrolled')
                        THEN 'enrolled' ELSE 'email' END AS proof
              FROM account AS author WHERE author.id = ${accountId}) AS now_is
     WHERE review.school_id = ${schoolId} AND review.user_email = now_is.email AND review.proof <> now_is.proof`);
}
