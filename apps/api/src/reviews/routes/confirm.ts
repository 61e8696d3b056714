import { z } from 'zod';
import { addressOf } from '../../rate-limits/rate-limit.ts';
import { errorBody } from '../../server/errors/error-handler.ts';
import { tenantHeaders } from '../../server/edge/tenant-headers.ts';
import type { ZodFastify } from '../../server/zod-fastify.ts';
import { confirmReview } from '../confirm-review.ts';
import type { ReviewContext } from '../review-context.ts';

const confirmedBody = z
  .object({
    message: z.string().meta({ description: 'For the visitor, in Portuguese.' }),
    school: z.object({ slug: z.string(), name: z.string() }),
  })
  .meta({ id: 'ConfirmedReview' });

/** POST /v3/reviews/confirm (EN-16): whoever opened the link wrote the review, and now it is public. */
export function registerConfirmReview(server: ZodFastify, { database: { db }, limits }: ReviewContext): void {
  server.post(
    '/reviews/confirm',
    {
      schema: {
        tags: ['reviews'],
        summary: 'Confirm a review with the link of the mail',
        description: '400 LINK_INVALID for a link that was used, is too old, or was never one.',
        headers: tenantHeaders,
        body: z.object({ token: z.string().max(100) }),
        response: { 200: confirmedBody, 400: errorBody, 404: errorBody, 429: errorBody, 503: errorBody },
      },
    },
    async (request) => {
      await limits['review-confirm'].count(addressOf(request));
      const school = await db.transaction((tx) => confirmReview(tx, request.body.token, request.id));
      return { message: 'Avaliação confirmada. Ela já está na página da escola. Obrigado!', school };
    },
  );
}
