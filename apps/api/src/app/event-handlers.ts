import type { Events } from '../platform/database/events.ts';
import { proveReview, proveReviews } from '../community/reviews/review-proof.ts';
import {
  closeUnlistedSchools,
  type UnlistingEnvironment,
} from '../community/unlisted-schools/close-unlisted-schools.ts';

/** Who handles what happens in the groups below. */
export function eventHandlers(environment: UnlistingEnvironment): Events {
  return {
    emailConfirmed: proveReviews,
    enrolled: proveReview,
    schoolsUnlisted: (tx, unlisted) => closeUnlistedSchools(tx, unlisted, environment),
  };
}
