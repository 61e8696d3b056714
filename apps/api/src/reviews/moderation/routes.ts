import { z } from 'zod';
import {
  registerModeration,
  writeText,
  writingSchema,
  type ModerationRoutes,
} from '../../moderation/routes.ts';
import { plainTextField } from '../../moderation/schema.ts';
import type { TextContext } from '../../moderation/text-kind.ts';
import type { ZodFastify } from '../../server/slice-routes.ts';
import { reviewKind, type ReviewRow } from '../review.ts';
import { moderatedReviewBody, toReview } from '../schema.ts';
import { replyToReview } from './reply-to-review.ts';

/** Routes below /v3/operator/reviews, on a scope behind `requireOperator`. */
export function registerReviewModeration(server: ZodFastify, { database, environment }: TextContext): void {
  const routes: ModerationRoutes<ReviewRow> = {
    database,
    environment,
    kind: reviewKind,
    body: moderatedReviewBody,
    toBody: toReview,
  };
  registerModeration(server, routes);
  const { siteUrl } = environment;
  const write = (id: number, reply: string | null, requestId: string) =>
    writeText(routes, id, (tx) => replyToReview(tx, reply, { id, siteUrl, requestId }));
  server.put(
    '/reviews/:id/reply',
    {
      schema: {
        ...writingSchema(routes),
        summary: 'Set the school’s reply to a review',
        body: z.object({ reply: plainTextField({ label: 'reply', min: 2, max: 2000, lines: true }) }),
      },
    },
    ({ params, body: { reply }, id }) => write(params.id, reply, id),
  );
  server.delete(
    '/reviews/:id/reply',
    { schema: { ...writingSchema(routes), summary: 'Delete the school’s reply' } },
    ({ params, id }) => write(params.id, null, id),
  );
}
