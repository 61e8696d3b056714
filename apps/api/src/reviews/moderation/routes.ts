import { z } from 'zod';
import { listPageQuery, setListHeaders, tenantHeaders, type ZodFastify } from '../../server/slice-routes.ts';
import { errorBody } from '../../server/errors/error-handler.ts';
import { findModeratedReviews } from '../find-reviews.ts';
import { reviewNotFound } from '../review.ts';
import type { ReviewContext } from '../review-context.ts';
import { reviewParameters, plainTextField } from '../schema.ts';
import { type Verdict, moderateReview, replyToReview } from './moderate-review.ts';
import { toModeratedReview, reviewStatuses, moderatedReviewBody } from './schema.ts';

type ModerationContext = Pick<ReviewContext, 'database' | 'environment'>;

const errors = { 400: errorBody, 401: errorBody, 404: errorBody, 429: errorBody, 503: errorBody };

const tags = ['operator'];

/** Routes below /v3/operator/reviews, on a scope behind `requireOperator`. */
export function registerReviewModeration(server: ZodFastify, context: ModerationContext): void {
  registerReading(server, context);
  registerVerdicts(server, context);
  registerReplies(server, context);
}

async function readOne({ database: { db } }: ModerationContext, id: number) {
  const { reviews } = await findModeratedReviews(db, { id }, { page: 1, size: 1 });
  const [found] = reviews;
  if (!found) throw reviewNotFound();
  return toModeratedReview(found);
}

function registerReading(server: ZodFastify, context: ModerationContext): void {
  server.get(
    '/reviews',
    {
      schema: {
        tags,
        summary: 'Reviews, for the moderator',
        headers: tenantHeaders,
        querystring: listPageQuery.extend({
          status: z.enum(reviewStatuses).optional(),
          school: z.string().max(200).optional().meta({ description: 'Its slug.' }),
        }),
        response: { 200: z.array(moderatedReviewBody), ...errors },
      },
    },
    async ({ query }, reply) => {
      const { reviews, total } = await findModeratedReviews(context.database.db, query, query);
      setListHeaders(reply, total, query.size);
      return reviews.map(toModeratedReview);
    },
  );
  server.get(
    '/reviews/:id',
    {
      schema: {
        tags,
        summary: 'A review, for the moderator',
        headers: tenantHeaders,
        params: reviewParameters,
        response: { 200: moderatedReviewBody, ...errors },
      },
    },
    ({ params }) => readOne(context, params.id),
  );
}

/** Schema of every route that changes a review. */
const writing = {
  tags,
  headers: tenantHeaders,
  params: reviewParameters,
  response: { 200: moderatedReviewBody, ...errors, 409: errorBody },
};

function registerVerdicts(server: ZodFastify, context: ModerationContext): void {
  const decide = async (id: number, verdict: Verdict, requestId: string) => {
    const { siteUrl } = context.environment;
    await context.database.db.transaction((tx) => moderateReview(tx, id, verdict, { siteUrl, requestId }));
    return readOne(context, id);
  };
  const description = '409 REVIEW_UNCONFIRMED: only its author makes a review public.';
  server.post(
    '/reviews/:id/publish',
    { schema: { ...writing, summary: 'Publish a held or rejected review', description } },
    ({ params, id }) => decide(params.id, { status: 'published' }, id),
  );
  server.post(
    '/reviews/:id/hold',
    { schema: { ...writing, summary: 'Hide a review until a decision', description } },
    ({ params, id }) => decide(params.id, { status: 'held' }, id),
  );
  server.post(
    '/reviews/:id/reject',
    {
      schema: {
        ...writing,
        summary: 'Reject a review',
        body: z.object({
          reason: plainTextField({ label: 'reason', min: 3, max: 500, lines: true }),
        }),
      },
    },
    ({ params, body, id }) => decide(params.id, { status: 'rejected', reason: body.reason }, id),
  );
}

function registerReplies(server: ZodFastify, context: ModerationContext): void {
  const write = async (id: number, text: string | null, requestId: string) => {
    await context.database.db.transaction((tx) => replyToReview(tx, id, text, requestId));
    return readOne(context, id);
  };
  server.put(
    '/reviews/:id/reply',
    {
      schema: {
        ...writing,
        summary: 'Set the school’s reply to a review',
        body: z.object({ reply: plainTextField({ label: 'reply', min: 2, max: 2000, lines: true }) }),
      },
    },
    ({ params, body, id }) => write(params.id, body.reply, id),
  );
  server.delete(
    '/reviews/:id/reply',
    { schema: { ...writing, summary: 'Delete the school’s reply' } },
    ({ params, id }) => write(params.id, null, id),
  );
}
