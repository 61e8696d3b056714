/* Rules of the review form for the server that answers it without JavaScript: no components. */

export {
  readReviewForm,
  reviewCopy,
  reviewFieldNames,
  reviewProblems,
  toReviewForm,
} from './review-values.ts';
