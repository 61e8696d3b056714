import { reportDetails, reviewReportReasons, textProblem } from '@melhor-escola/domain/review-rules';
import { normalizePlainText } from '@melhor-escola/domain/plain-text';
import { z } from 'zod';
import { messageBody } from '../../accounts/schema.ts';
import { addressOf } from '../../rate-limits/rate-limit.ts';
import { errorBody } from '../../server/errors/error-handler.ts';
import { tenantHeaders } from '../../server/edge/tenant-headers.ts';
import type { ZodFastify } from '../../server/zod-fastify.ts';
import { reviewNotFound } from '../lock-review.ts';
import { isReportable, reportReview } from '../report-review.ts';
import type { ReviewContext } from '../review-context.ts';
import { reviewParameters } from './review-parameters.ts';

const reportBody = z
  .object({
    reason: z.enum(reviewReportReasons),
    details: z
      .string()
      .nullish()
      .superRefine((text, context) => {
        const problem = textProblem(text ?? '', reportDetails);
        if (problem !== undefined) context.addIssue(problem);
      })
      .transform((text) => normalizePlainText(text ?? '') || null)
      .meta({ maxLength: reportDetails.max }),
  })
  .meta({ id: 'ReviewReport' });

/** POST /v3/reviews/{id}/reports: the third report, of as many addresses, takes a review off until it is looked at. */
export function registerReportReview(server: ZodFastify, { database: { db }, limits }: ReviewContext): void {
  server.post(
    '/reviews/:id/reports',
    {
      schema: {
        tags: ['reviews'],
        summary: 'Report a review',
        description:
          'A second report of the same review from the same address is thanked for, and does not count.',
        headers: tenantHeaders,
        params: reviewParameters,
        body: reportBody,
        response: { 202: messageBody, 400: errorBody, 404: errorBody, 429: errorBody, 503: errorBody },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const address = addressOf(request);
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
