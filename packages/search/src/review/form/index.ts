/* Rules of the review form for the server that answers it without JavaScript: no components. */

export { looksAutomated } from './review-error.ts';
export { toReviewError } from './review-error.ts';
export { readReviewForm, reviewFieldNames, reviewProblems, toReviewForm } from './review-values.ts';
