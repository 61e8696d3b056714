import { z } from 'zod';
import type { ReviewStatus } from '../../database/schema.ts';
import type { ModeratedReview } from '../find-reviews.ts';
import { reviewBody, toReview } from '../schema.ts';

export const reviewStatuses = [
  'unconfirmed',
  'published',
  'held',
  'rejected',
] as const satisfies readonly ReviewStatus[];

/** A review for the moderator, with private fields. For the operator only. */
export const moderatedReviewBody = reviewBody
  .extend({
    school: z.object({ slug: z.string(), name: z.string() }),
    userEmail: z.string().nullable(),
    status: z.enum(reviewStatuses),
    rejectionReason: z.string().nullable(),
    createdAt: z.string(),
    reports: z
      .array(z.object({ reason: z.string(), details: z.string().nullable(), createdAt: z.string() }))
      .meta({ description: 'Unresolved reports, oldest first.' }),
  })
  .meta({ id: 'ModeratedReview' });

export function toModeratedReview({
  row,
  school,
  reports,
}: ModeratedReview): z.output<typeof moderatedReviewBody> {
  return {
    ...toReview(row),
    school,
    userEmail: row.userEmail,
    status: row.status,
    rejectionReason: row.rejectionReason,
    createdAt: row.createdAt.toISOString(),
    reports: reports.map(({ reason, details, createdAt }) => ({
      reason,
      details,
      createdAt: createdAt.toISOString(),
    })),
  };
}
