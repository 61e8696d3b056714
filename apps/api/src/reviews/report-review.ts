import type { ReviewReportReason } from '@melhor-escola/domain/review-rules';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { review, reviewReport } from '../database/schema.ts';
import { lockReview, reviewNotFound } from './review.ts';
import { bumpDataVersionIn } from '../directory/data-version.ts';
import { refreshSchoolRating } from './school-rating.ts';

/** Number of reports by different people that hides a review or a question until the moderator decides. */
export const REPORTS_TO_HOLD = 3;

export interface ReviewReport {
  readonly reason: ReviewReportReason;
  readonly details: string | null;
}

/**
 * Stores a report of a review. The third unresolved report holds the review.
 *
 * @throws {ServiceError} 404 REVIEW_NOT_FOUND for a review that is not public.
 */
export async function reportReview(
  tx: NodePgDatabase,
  id: number,
  report: ReviewReport,
  requestId: string,
): Promise<void> {
  const row = await lockReview(tx, id);
  if (row.status !== 'published' && row.status !== 'held') throw reviewNotFound();
  await tx.insert(reviewReport).values({ reviewId: id, ...report });
  if (row.status === 'held') return;
  const [open] = await tx
    .select({ reports: count() })
    .from(reviewReport)
    .where(and(eq(reviewReport.reviewId, id), isNull(reviewReport.resolvedAt)));
  if ((open?.reports ?? 0) < REPORTS_TO_HOLD) return;
  await tx.update(review).set({ status: 'held' }).where(eq(review.id, id));
  await refreshSchoolRating(tx, row.schoolId);
  await recordAuditEvent(tx, {
    actor: 'system',
    action: 'review.held',
    subject: `review:${id}`,
    requestId,
  });
  await bumpDataVersionIn(tx, row.schoolId);
}

/** Whether a review can be reported: checked before the report counts against the sender's limit. */
export async function isReportable(db: NodePgDatabase, id: number): Promise<boolean> {
  const [found] = await db.select({ status: review.status }).from(review).where(eq(review.id, id));
  return found?.status === 'published' || found?.status === 'held';
}
