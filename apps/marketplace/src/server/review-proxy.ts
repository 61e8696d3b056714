import { looksAutomated } from '@melhor-escola/search/review/review-circumstances';
import { reviewFieldNames, reviewProblems } from '@melhor-escola/search/review/review-values';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { submitReview } from './review-calls.ts';
import { isFromThisSite } from './same-origin.ts';
import type { ServiceAccess } from './service-call.ts';

/** The fields are judged by the domain's rule, one by one. */
const sentReview = z.looseObject({
  website: z.string().default(''),
  secondsTaken: z.number().default(0),
});

/** POST /api/v3/schools/{slug}/reviews: the form of a browser with scripts. */
export function registerReviewProxy(
  server: FastifyInstance,
  options: ServiceAccess & { readonly siteUrl: string },
  limits: RouteShorthandOptions,
): void {
  server.post<{ Params: { slug: string } }>('/v3/schools/:slug/reviews', limits, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromThisSite(request.headers, options.siteUrl)) {
      return reply.status(403).send({ code: 'CROSS_SITE', message: 'O envio não veio deste site.' });
    }
    const { success, data } = sentReview.safeParse(request.body);
    if (!success) {
      return reply.status(400).send({ code: 'BAD_REQUEST', message: 'A avaliação não está completa.' });
    }
    if (looksAutomated(data)) {
      return reply.status(400).send({ code: 'LOOKS_AUTOMATED', message: 'O envio pareceu automático.' });
    }
    const review = Object.fromEntries(reviewFieldNames.map((name) => [name, data[name]]));
    const fields = reviewProblems(review);
    if (Object.keys(fields).length > 0) {
      return reply.status(400).send({ code: 'BAD_REQUEST', message: 'Há campos a corrigir.', fields });
    }
    const answer = await submitReview(options, request, request.params.slug, review);
    if (answer.retryAfter) reply.header('retry-after', answer.retryAfter);
    return reply.status(answer.status).type('application/json; charset=utf-8').send(answer.body);
  });
}
