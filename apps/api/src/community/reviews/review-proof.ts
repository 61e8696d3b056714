import { and, asc, eq, isNotNull, isNull, notExists, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account } from '../../platform/database/account-schema.ts';
import { scholarshipOrder } from '../../platform/database/order-schema.ts';
import { review } from '../../platform/database/schema.ts';
import { bumpDataVersionIn } from '../../catalog/data-version.ts';
import { lockSchool } from './school-rating.ts';

/** Evidence behind a review: a confirmed enrollment at its school, or its author's mailbox alone. */
export interface ReviewProof {
  readonly proof: 'enrolled' | 'email';
  /** The enrollment's order. */
  readonly orderId: number | null;
}

/**
 * The evidence behind a review that its author has confirmed: an enrollment at the school of the account that has confirmed
 * this mailbox (S34), which is the evidence of no other review. One enrollment is one badge, however often the account's e-mail
 * changes. Call it while the school is locked (`lockSchool`).
 */
export async function findReviewProof(
  tx: NodePgDatabase,
  { schoolId, userEmail }: Pick<typeof review.$inferSelect, 'schoolId' | 'userEmail'>,
): Promise<ReviewProof> {
  if (userEmail === null) return { proof: 'email', orderId: null };
  const [enrollment] = await tx
    .select({ id: scholarshipOrder.id })
    .from(scholarshipOrder)
    .innerJoin(account, eq(account.id, scholarshipOrder.accountId))
    .where(
      and(
        eq(account.email, userEmail),
        isNotNull(account.emailConfirmedAt),
        eq(scholarshipOrder.schoolId, schoolId),
        eq(scholarshipOrder.status, 'enrolled'),
        notExists(tx.select({ id: review.id }).from(review).where(eq(review.orderId, scholarshipOrder.id))),
      ),
    )
    .orderBy(asc(scholarshipOrder.id))
    .limit(1);
  return enrollment ? { proof: 'enrolled', orderId: enrollment.id } : { proof: 'email', orderId: null };
}

/**
 * Makes a new enrollment the evidence behind its account's oldest review of the school (product 7) that has none, also
 * if the account had another e-mail then, unless it is the evidence behind one. Call it in the transaction of the enrollment.
 */
export async function proveReview(
  tx: NodePgDatabase,
  {
    id: orderId,
    accountId,
    schoolId,
  }: Pick<typeof scholarshipOrder.$inferSelect, 'id' | 'accountId' | 'schoolId'>,
): Promise<void> {
  if (accountId === null || schoolId === null || !(await lockSchool(tx, schoolId))) return;
  if ((await tx.$count(review, eq(review.orderId, orderId))) > 0) return;
  const author = tx
    .select({ email: account.email })
    .from(account)
    .where(and(eq(account.id, accountId), isNotNull(account.emailConfirmedAt)));
  const [unproven] = await tx
    .select({ id: review.id })
    .from(review)
    .where(
      and(
        eq(review.schoolId, schoolId),
        or(eq(review.accountId, accountId), eq(review.userEmail, author)),
        isNotNull(review.publishedAt),
        isNull(review.orderId),
      ),
    )
    .orderBy(asc(review.id))
    .limit(1)
    .for('update');
  if (unproven) await tx.update(review).set({ proof: 'enrolled', orderId }).where(eq(review.id, unproven.id));
}

/** The same for all enrollments of an account, once its e-mail is confirmed. */
export async function proveReviews(tx: NodePgDatabase, accountId: number): Promise<void> {
  const enrollments = await tx
    .select()
    .from(scholarshipOrder)
    .where(and(eq(scholarshipOrder.accountId, accountId), eq(scholarshipOrder.status, 'enrolled')))
    // Schools are locked in this order.
    .orderBy(asc(scholarshipOrder.schoolId), asc(scholarshipOrder.id));
  for (const order of enrollments) {
    await proveReview(tx, order);
    await bumpDataVersionIn(tx, order.schoolId);
  }
}
