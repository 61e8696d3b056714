import type { Events } from './database/events.ts';
import { proveReview, proveReviews } from './reviews/review-proof.ts';
import { closeUnlistedSchools, type UnlistingEnvironment } from './schools/unlist-school.ts';

/** Who handles what happens in the groups below. */
export function eventHandlers(environment: UnlistingEnvironment): Events {
  return {
    emailConfirmed: proveReviews,
    enrolled: proveReview,
    schoolsUnlisted: (tx, unlisted) => closeUnlistedSchools(tx, unlisted, environment),
  };
}
