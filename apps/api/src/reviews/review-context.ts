import type { Environment } from '@melhor-escola/server-kit/environment';
import type { Database } from '../database/database.ts';
import { type RateLimits, createRateLimits } from '../rate-limits/rate-limit.ts';

/** Dependencies of the review routes. */
export interface ReviewContext {
  readonly environment: Pick<Environment, 'siteUrl'>;
  readonly database: Database;
  readonly limits: ReviewLimits;
}

const HOUR_S = 60 * 60;

const DAY_S = 24 * HOUR_S;

/** Rate limits, per client address unless stated otherwise. */
const reviewLimitRules = {
  // Mobile networks and school events put many families behind one address.
  review: { tries: 20, seconds: HOUR_S },
  /** Per e-mail and address, so that others cannot block a person by using their e-mail (S32). */
  'review-mail': { tries: 5, seconds: DAY_S },
  /** Messages per e-mail, from all addresses, so that our form cannot flood a mailbox. */
  'review-mailbox': { tries: 30, seconds: DAY_S },
  'review-confirm': { tries: 60, seconds: HOUR_S },
  'review-report': { tries: 20, seconds: HOUR_S },
  /** Reports per review and address: one counts. */
  'review-same-report': { tries: 1, seconds: 90 * DAY_S },
} as const;

type ReviewLimits = RateLimits<keyof typeof reviewLimitRules>;

export function createReviewLimits(database: Database): ReviewLimits {
  return createRateLimits(database, reviewLimitRules);
}
