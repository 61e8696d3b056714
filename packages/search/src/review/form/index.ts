/*
 * The rules of the review's form for a server, which takes it from browsers without scripts: no components.
 */

export { looksAutomated } from './review-error.ts';
export { toReviewError } from './review-error.ts';
export { readReviewForm, reviewFieldNames, reviewProblems, toReviewForm } from './review-values.ts';
