import { routes } from '@melhor-escola/domain/routes';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { revokeOneTimeTokens } from '../../accounts/sessions/one-time-token.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { review, reviewReport, school } from '../../database/schema.ts';
import { bumpDataVersionIn } from '../../directory/data-version.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { reviewPublishedMail } from '../../mail/messages/review-mails.ts';
import type { Verdict } from '../../moderation/moderated-text.ts';
import { ServiceError } from '../../server/errors/service-error.ts';
import { lockReview, type ReviewRow } from '../review.ts';
import { refreshSchoolRating } from '../school-rating.ts';

/**
 * Applies the moderator's decision, updates the school's average and records an audit event. The author is notified
 * of a publication; repeating a decision changes nothing.
 *
 * @throws {ServiceError} 404 REVIEW_NOT_FOUND, 409 REVIEW_UNCONFIRMED: only its author makes a review public (EN-16).
 */
export async function moderateReview(
  tx: NodePgDatabase,
  id: number,
  verdict: Verdict,
  { siteUrl, requestId }: { readonly siteUrl: string; readonly requestId: string },
): Promise<void> {
  const row = await lockReview(tx, id);
  // Absent until its author confirmed it, whatever happened later.
  if (verdict.status !== 'rejected' && row.publishedAt === null) {
    throw new ServiceError(409, 'REVIEW_UNCONFIRMED', 'The author has not confirmed this review.');
  }
  await tx
    .update(review)
    .set({
      status: verdict.status,
      rejectionReason: verdict.status === 'rejected' ? verdict.reason : null,
    })
    .where(eq(review.id, id));
  if (verdict.status !== 'held') await resolveReports(tx, id);
  if (verdict.status === 'rejected') {
    await revokeOneTimeTokens(tx, { purpose: 'confirm-review', subjectId: id });
  }
  if (row.status !== verdict.status) await refreshSchoolRating(tx, row.schoolId);
  if (verdict.status === 'published' && row.status !== 'published') await notifyAuthor(tx, row, siteUrl);
  await recordAuditEvent(tx, {
    actor: 'operator',
    action: `review.${verdict.status}`,
    subject: `review:${id}`,
    requestId,
  });
  if (row.status !== verdict.status) await bumpDataVersionIn(tx, row.schoolId);
}

/** Resolved reports do not count: holding the review again takes three new ones. */
async function resolveReports(tx: NodePgDatabase, id: number): Promise<void> {
  await tx
    .update(reviewReport)
    .set({ resolvedAt: sql`now()` })
    .where(and(eq(reviewReport.reviewId, id), isNull(reviewReport.resolvedAt)));
}

async function notifyAuthor(tx: NodePgDatabase, row: ReviewRow, siteUrl: string): Promise<void> {
  if (row.userEmail === null) return;
  const [reviewed] = await tx
    .select({ slug: school.slug, name: school.name })
    .from(school)
    .where(eq(school.id, row.schoolId));
  if (!reviewed) return;
  const schoolUrl = siteUrl + routes.school.path(reviewed);
  const message = reviewPublishedMail({ name: row.userName, school: reviewed.name, schoolUrl });
  await enqueueMail(tx, 'review-published', { email: row.userEmail }, message);
}

/**
 * Sets the school's reply to a review, or removes it with null.
 *
 * @throws {ServiceError} 404 REVIEW_NOT_FOUND, 409 REVIEW_UNCONFIRMED
 */
export async function replyToReview(
  tx: NodePgDatabase,
  id: number,
  reply: string | null,
  requestId: string,
): Promise<void> {
  const row = await lockReview(tx, id);
  if (row.publishedAt === null) {
    throw new ServiceError(409, 'REVIEW_UNCONFIRMED', 'The author has not confirmed this review.');
  }
  await tx
    .update(review)
    .set({ reply, repliedAt: reply === null ? null : sql`now()` })
    .where(eq(review.id, id));
  await recordAuditEvent(tx, {
    actor: 'operator',
    action: reply === null ? 'review.reply-deleted' : 'review.replied',
    subject: `review:${id}`,
    requestId,
  });
  await bumpDataVersionIn(tx, row.schoolId);
}
