import { z } from 'zod';
import { toModeratedFields } from '../../moderation/moderated-text.ts';
import { registerModeration, writeText, writingSchema, type ModeratedKind } from '../../moderation/routes.ts';
import type { ZodFastify } from '../../server/slice-routes.ts';
import { findModeratedReviews } from '../find-reviews.ts';
import { reviewNotFound } from '../review.ts';
import type { ReviewContext } from '../review-context.ts';
import { plainTextField, moderatedReviewBody, toReview } from '../schema.ts';
import { moderateReview, replyToReview } from './moderate-review.ts';

/** Routes below /v3/operator/reviews, on a scope behind `requireOperator`. */
export function registerReviewModeration(
  server: ZodFastify,
  { database, environment: { siteUrl } }: Pick<ReviewContext, 'database' | 'environment'>,
): void {
  const kind: ModeratedKind = {
    database,
    name: 'review',
    body: moderatedReviewBody,
    find: async (filter, page) => {
      const { reviews, total } = await findModeratedReviews(database.db, filter, page);
      return { found: reviews.map((one) => ({ ...toReview(one.row), ...toModeratedFields(one) })), total };
    },
    moderate: (tx, id, verdict, requestId) => moderateReview(tx, id, verdict, { siteUrl, requestId }),
    notFound: reviewNotFound,
  };
  registerModeration(server, kind);
  const write = (id: number, reply: string | null, requestId: string) =>
    writeText(kind, id, (tx) => replyToReview(tx, id, reply, requestId));
  server.put(
    '/reviews/:id/reply',
    {
      schema: {
        ...writingSchema(kind),
        summary: 'Set the school’s reply to a review',
        body: z.object({ reply: plainTextField({ label: 'reply', min: 2, max: 2000, lines: true }) }),
      },
    },
    ({ params, body: { reply }, id }) => write(params.id, reply, id),
  );
  server.delete(
    '/reviews/:id/reply',
    { schema: { ...writingSchema(kind), summary: 'Delete the school’s reply' } },
    ({ params, id }) => write(params.id, null, id),
  );
}
