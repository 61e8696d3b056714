import { reviewReportReasons } from '@melhor-escola/domain/review-rules';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { reportReview } from './review-calls.ts';
import { isFromThisSite } from './same-origin.ts';
import type { ServiceAccess } from './service-call.ts';

const reported = z.object({ id: z.coerce.number().int().positive() });
/** The service judges the details by the domain's rule. */
const sentReport = z.object({ reason: z.enum(reviewReportReasons), details: z.string().nullish() });

/** POST /api/v3/reviews/{id}/reports: somebody tells us of a review, without an account (product, feature 7). */
export function registerReportProxy(
  server: FastifyInstance,
  options: ServiceAccess & { readonly siteUrl: string },
  limits: RouteShorthandOptions,
): void {
  server.post('/v3/reviews/:id/reports', limits, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromThisSite(request.headers, options.siteUrl)) {
      return reply.status(403).send({ code: 'CROSS_SITE', message: 'O envio não veio deste site.' });
    }
    const review = reported.safeParse(request.params);
    if (!review.success) {
      return reply.status(404).send({ code: 'NOT_FOUND', message: 'Não encontrado.' });
    }
    const report = sentReport.safeParse(request.body);
    if (!report.success) {
      return reply.status(400).send({ code: 'BAD_REQUEST', message: 'A denúncia não está completa.' });
    }
    const answer = await reportReview(options, request, review.data.id, report.data);
    if (answer.retryAfter) reply.header('retry-after', answer.retryAfter);
    return reply.status(answer.status).type('application/json; charset=utf-8').send(answer.body);
  });
}
