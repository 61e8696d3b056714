import type { Database } from '../database/database.ts';
import { createRateLimit, type RateLimit } from '../rate-limits/rate-limit.ts';

const hour = 60 * 60;
const day = 24 * hour;

/** How often what may be tried with reviews; by the caller's address unless it says otherwise. */
export interface ReviewLimits {
  readonly submit: RateLimit;
  /** Messages to one e-mail, whoever asks: nobody's mailbox is filled by our form. */
  readonly mail: RateLimit;
  readonly confirm: RateLimit;
  readonly report: RateLimit;
  /** Reports of one review from one address: one counts. */
  readonly sameReport: RateLimit;
}

export function createReviewLimits(database: Database): ReviewLimits {
  const limit = (name: string, tries: number, seconds: number) =>
    createRateLimit(database, { name, tries, seconds });
  return {
    // Mobile networks and schools' halls put many families behind one address.
    submit: limit('review', 20, hour),
    mail: limit('review-mail', 5, day),
    confirm: limit('review-confirm', 60, hour),
    report: limit('review-report', 20, hour),
    sameReport: limit('review-same-report', 1, 90 * day),
  };
}
