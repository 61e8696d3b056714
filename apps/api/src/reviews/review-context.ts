import type { Environment } from '@melhor-escola/server-kit/environment';
import type { Database } from '../database/database.ts';
import type { ReviewLimits } from './review-limits.ts';

/** What the routes of reviews work with. */
export interface ReviewContext {
  readonly environment: Pick<Environment, 'siteUrl'>;
  readonly database: Database;
  readonly limits: ReviewLimits;
}
