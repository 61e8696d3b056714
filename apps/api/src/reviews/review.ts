import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { review } from '../database/schema.ts';
import { ServiceError } from '../server/errors/service-error.ts';
import { lockSchool } from './school-rating.ts';

/** A stored review. */
export type ReviewRow = typeof review.$inferSelect;

/** The response for an unknown review, or one that the caller may not see. */
export function reviewNotFound(): ServiceError {
  return new ServiceError(404, 'REVIEW_NOT_FOUND', 'Não encontramos esta avaliação.');
}

/**
 * Locks a review and its school until the transaction ends.
 *
 * @throws {ServiceError} 404 REVIEW_NOT_FOUND
 */
export async function lockReview(tx: NodePgDatabase, id: number): Promise<ReviewRow> {
  const [found] = await tx.select({ schoolId: review.schoolId }).from(review).where(eq(review.id, id));
  if (!found || !(await lockSchool(tx, found.schoolId))) throw reviewNotFound();
  const [row] = await tx.select().from(review).where(eq(review.id, id)).for('update');
  if (!row) throw reviewNotFound();
  return row;
}

/**
 * Updates the evidence behind an account's review of a school (product, feature 7) after a change of its enrolments:
 * 'enrolled' with a confirmed one, otherwise 'email'. Call it in the transaction of the change.
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
