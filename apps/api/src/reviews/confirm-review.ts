import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  findOneTimeToken,
  linkInvalid,
  redeemOneTimeToken,
  revokeOneTimeTokens,
} from '../accounts/sessions/one-time-token.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { account } from '../database/account-schema.ts';
import { scholarshipOrder } from '../database/order-schema.ts';
import { review, school } from '../database/schema.ts';
import { lockReview, type ReviewRow } from './review.ts';
import { bumpDataVersionIn } from '../directory/data-version.ts';
import { refreshSchoolRating } from './school-rating.ts';

/**
 * Publishes the review of this link, and updates the school's average: all or nothing.
 *
 * @returns the school, for a link to its page.
 * @throws {ServiceError} 400 LINK_INVALID for a used, expired or unknown link, and for a review that the moderator
 * rejected.
 */
export async function confirmReview(
  tx: NodePgDatabase,
  token: string,
  requestId: string,
): Promise<{ readonly slug: string; readonly name: string }> {
  const id = await findOneTimeToken(tx, 'confirm-review', token);
  if (id === undefined) throw linkInvalid();
  // Lock the review before its token, in the same order as an overwrite, to avoid a deadlock.
  const row = await lockReview(tx, id);
  if ((await redeemOneTimeToken(tx, 'confirm-review', token)) === undefined) throw linkInvalid();
  if (row.status !== 'unconfirmed') throw linkInvalid();
  await tx
    .update(review)
    .set({ status: 'published', publishedAt: sql`now()`, proof: await proofOf(tx, row) })
    .where(eq(review.id, id));
  await revokeOneTimeTokens(tx, { purpose: 'confirm-review', subjectId: id });
  await refreshSchoolRating(tx, row.schoolId);
  await recordAuditEvent(tx, {
    actor: 'system',
    action: 'review.confirmed',
    subject: `review:${id}`,
    requestId,
  });
  const [reviewed] = await tx
    .select({ slug: school.slug, name: school.name })
    .from(school)
    .where(eq(school.id, row.schoolId));
  if (!reviewed) throw linkInvalid();
  await bumpDataVersionIn(tx, row.schoolId);
  return reviewed;
}

/** Evidence behind a review: a confirmed enrolment at this school with the same mailbox, or the mailbox alone. */
async function proofOf(
  tx: NodePgDatabase,
  { schoolId, userEmail }: ReviewRow,
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
