import type { ZodFastify } from '../server/zod-fastify.ts';
import type { ReviewContext } from './review-context.ts';
import { createReviewLimits } from './review-limits.ts';
import { registerConfirmReview } from './routes/confirm.ts';
import { registerListReviews } from './routes/list.ts';
import { registerReportReview } from './routes/report.ts';
import { registerSubmitReview } from './routes/submit.ts';

/** What visitors do with reviews (EN-16), below /v3. */
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
