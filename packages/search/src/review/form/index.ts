/* Rules of the review form for the server that answers it without JavaScript: no components. */

export { reviewFieldNames, reviewProblems, reviewRules } from './review-values.ts';
