import type { ReviewRefusal } from './review-refusal.ts';
import type { ReviewValues } from './review-values.ts';

/** A form that was sent without scripts and not taken: the page is answered with what was written, and why. */
export interface ReviewAttempt extends ReviewRefusal {
  readonly values: ReviewValues;
  /** When the page was first shown, in milliseconds since 1970. */
  readonly startedAt: number;
}
