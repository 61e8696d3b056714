import { z } from 'zod';
import { messageBody } from '../accounts/schema.ts';
import { clientAddress } from '../rate-limits/rate-limit.ts';
import { listPageQuery, setListHeaders, tenantHeaders, type ZodFastify } from '../server/slice-routes.ts';
import { errorBody } from '../server/errors/error-handler.ts';
import { notFound } from '../server/errors/service-error.ts';
import { confirmReview } from './confirm-review.ts';
import { reviewSorts, findPublishedReviews } from './find-reviews.ts';
import { reviewNotFound } from './review.ts';
import { isReportable, reportReview } from './report-review.ts';
import { type ReviewContext, createReviewLimits } from './review-context.ts';
import { reviewBody, toReview, reviewForm, confirmedBody, reviewParameters, reportBody } from './schema.ts';
import { findReviewedSchool, submitReview } from './submit-review.ts';

/** Visitors' review routes (EN-16), below /v3. */
export function registerReviewRoutes(
  scope: ZodFastify,
  { database, environment }: Omit<ReviewContext, 'limits'>,
): void {
  const context: ReviewContext = { database, environment, limits: createReviewLimits(database) };
  registerSubmitReview(scope, context);
  registerConfirmReview(scope, context);
  registerListReviews(scope, context);
  registerReportReview(scope, context);
}

/** GET /v3/schools/{slug}/reviews: published reviews. */
function registerListReviews(server: ZodFastify, { database: { db } }: ReviewContext): void {
  server.get(
    '/schools/:slug/reviews',
    {
      schema: {
        tags: ['reviews'],
        summary: 'A school’s reviews',
        description: 'The headers x-total-count and x-total-pages contain the size of the list.',
        headers: tenantHeaders,
        params: z.object({ slug: z.string() }),
        querystring: listPageQuery.extend({ sort: z.enum(reviewSorts).default('recent') }),
        response: {
          200: z.array(reviewBody),
          400: errorBody,
          404: errorBody,
          429: errorBody,
          503: errorBody,
        },
      },
    },
    async ({ params, query }, reply) => {
      const school = await findReviewedSchool(db, params.slug);
      if (!school) throw notFound('School', params.slug);
      const { reviews, total } = await findPublishedReviews(db, school.id, query);
      setListHeaders(reply, total, query.size);
      return reviews.map(toReview);
    },
  );
}

/** POST /v3/schools/{slug}/reviews (EN-16): the same response whether or not the author has reviewed this school before. */
function registerSubmitReview(
  server: ZodFastify,
  { database: { db }, environment, limits }: ReviewContext,
): void {
  server.post(
    '/schools/:slug/reviews',
    {
      schema: {
        tags: ['reviews'],
        summary: 'Review a school',
        description:
          'It is published when its author follows the link in the mail, which works for seven days.',
        headers: tenantHeaders,
        params: z.object({ slug: z.string() }),
        body: reviewForm,
        response: { 202: messageBody, 400: errorBody, 404: errorBody, 429: errorBody, 503: errorBody },
      },
    },
    async (request, reply) => {
      const { body, params } = request;
      const address = clientAddress(request);
      await limits.review.count(address);
      const school = await findReviewedSchool(db, params.slug);
      if (!school) throw notFound('School', params.slug);
      await limits['review-mail'].count(body.userEmail, address);
      await limits['review-mailbox'].count(body.userEmail);
      await db.transaction((tx) => submitReview(tx, school, body, environment.siteUrl));
      return reply.code(202).send({
        message:
          'Quase lá! Enviamos um link para o seu e-mail: confirme por ele, e sua avaliação aparece na página da escola. Cada pessoa avalia uma escola uma vez.',
      });
    },
  );
}

/** POST /v3/reviews/confirm (EN-16): opening the link proves authorship, and publishes the review. */
function registerConfirmReview(server: ZodFastify, { database: { db }, limits }: ReviewContext): void {
  server.post(
    '/reviews/confirm',
    {
      schema: {
        tags: ['reviews'],
        summary: 'Confirm a review with the link from the mail',
        description: '400 LINK_INVALID for a used, expired or unknown link.',
        headers: tenantHeaders,
        body: z.object({ token: z.string().max(100) }),
        response: { 200: confirmedBody, 400: errorBody, 404: errorBody, 429: errorBody, 503: errorBody },
      },
    },
    async (request) => {
      await limits['review-confirm'].count(clientAddress(request));
      const school = await db.transaction((tx) => confirmReview(tx, request.body.token, request.id));
      return { message: 'Avaliação confirmada. Ela já está na página da escola. Obrigado!', school };
    },
  );
}

/**
 * POST /v3/reviews/{id}/reports: the third report, from different addresses, hides a review until the moderator
 * decides.
 */
function registerReportReview(server: ZodFastify, { database: { db }, limits }: ReviewContext): void {
  server.post(
    '/reviews/:id/reports',
    {
      schema: {
        tags: ['reviews'],
        summary: 'Report a review',
        description:
          'A second report of the same review from the same address gets the same answer, and does not count.',
        headers: tenantHeaders,
        params: reviewParameters,
        body: reportBody,
        response: { 202: messageBody, 400: errorBody, 404: errorBody, 429: errorBody, 503: errorBody },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const address = clientAddress(request);
      await limits['review-report'].count(address);
      if (!(await isReportable(db, id))) throw reviewNotFound();
      if (await limits['review-same-report'].allows(String(id), address)) {
        await db.transaction((tx) => reportReview(tx, id, request.body, request.id));
      }
      return reply
        .code(202)
        .send({ message: 'Obrigado por avisar. Nossa equipe vai analisar esta avaliação.' });
    },
  );
}
