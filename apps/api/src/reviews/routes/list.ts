import { z } from 'zod';
import { errorBody } from '../../server/errors/error-handler.ts';
import { listPageQuery, setListHeaders } from '../../server/list-page.ts';
import { notFound } from '../../server/errors/service-error.ts';
import { tenantHeaders } from '../../server/edge/tenant-headers.ts';
import type { ZodFastify } from '../../server/zod-fastify.ts';
import { findPublishedReviews, reviewSorts } from '../find-reviews.ts';
import { reviewBody, toReview } from '../review-body.ts';
import type { ReviewContext } from '../review-context.ts';
import { findReviewedSchool } from '../submit-review.ts';

/** GET /v3/schools/{slug}/reviews: what is published, for everybody. */
export function registerListReviews(server: ZodFastify, { database: { db } }: ReviewContext): void {
  server.get(
    '/schools/:slug/reviews',
    {
      schema: {
        tags: ['reviews'],
        summary: 'A school’s reviews',
        description: 'The headers x-total-count and x-total-pages say how long the list is.',
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
