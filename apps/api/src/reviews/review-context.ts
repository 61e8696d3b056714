import type { Environment } from '@melhor-escola/server-kit/environment';
import type { Database } from '../database/database.ts';
import { type RateLimits, createRateLimits } from '../rate-limits/rate-limit.ts';

/** What the routes of reviews work with. */
export interface ReviewContext {
  readonly environment: Pick<Environment, 'siteUrl'>;
  readonly database: Database;
  readonly limits: ReviewLimits;
}

const HOUR_S = 60 * 60;

const DAY_S = 24 * HOUR_S;

/** How often what may be tried with reviews; by the caller's address unless it says otherwise. */
const reviewLimitRules = {
  // Mobile networks and schools' halls put many families behind one address.
  review: { tries: 20, seconds: HOUR_S },
  /** For one e-mail from one address: what others send in its name does not keep its owner out (S32). */
  'review-mail': { tries: 5, seconds: DAY_S },
  /** Messages to one e-mail, whoever asks: nobody's mailbox is filled by our form. */
  'review-mailbox': { tries: 30, seconds: DAY_S },
  'review-confirm': { tries: 60, seconds: HOUR_S },
  'review-report': { tries: 20, seconds: HOUR_S },
  /** Reports of one review from one address: one counts. */
  'review-same-report': { tries: 1, seconds: 90 * DAY_S },
} as const;

type ReviewLimits = RateLimits<keyof typeof reviewLimitRules>;

export function createReviewLimits(database: Database): ReviewLimits {
  return createRateLimits(database, reviewLimitRules);
}
