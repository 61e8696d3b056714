import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { review } from '../database/schema.ts';
import { bumpDataVersionIn } from '../directory/data-version.ts';
import type { TextChange } from '../moderation/moderate-text.ts';
import { requireConfirmed } from '../moderation/text-kind.ts';
import { reviewKind } from './review.ts';

/**
 * Sets the school's reply to a review, or removes it with null.
 *
 * @throws {ServiceError} 404 REVIEW_NOT_FOUND, 409 REVIEW_UNCONFIRMED
 */
export async function replyToReview(
  tx: NodePgDatabase,
  reply: string | null,
  { id, requestId }: TextChange,
): Promise<void> {
  const row = await reviewKind.lock(tx, id);
  requireConfirmed(reviewKind, row);
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
