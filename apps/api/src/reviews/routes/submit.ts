import { z } from 'zod';
import { messageBody } from '../../accounts/schema.ts';
import { addressOf } from '../../rate-limits/rate-limit.ts';
import { errorBody } from '../../server/errors/error-handler.ts';
import { notFound } from '../../server/errors/service-error.ts';
import { tenantHeaders } from '../../server/edge/tenant-headers.ts';
import type { ZodFastify } from '../../server/zod-fastify.ts';
import type { ReviewContext } from '../review-context.ts';
import { reviewForm } from '../review-form.ts';
import { findReviewedSchool, submitReview } from '../submit-review.ts';

/** POST /v3/schools/{slug}/reviews (EN-16): the same answer whether or not the author has reviewed this school before. */
export function registerSubmitReview(
  server: ZodFastify,
  { database: { db }, environment, limits }: ReviewContext,
): void {
  server.post(
    '/schools/:slug/reviews',
    {
      schema: {
        tags: ['reviews'],
        summary: 'Review a school',
        description: 'It is public once its author follows the link of the mail, which works for seven days.',
        headers: tenantHeaders,
        params: z.object({ slug: z.string() }),
        body: reviewForm,
        response: { 202: messageBody, 400: errorBody, 404: errorBody, 429: errorBody, 503: errorBody },
      },
    },
    async (request, reply) => {
      const { body, params } = request;
      const address = addressOf(request);
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
