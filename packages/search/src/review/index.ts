export { ConfirmReviewScreen, ReviewConfirmedScreen, ReviewThanksScreen } from './outcome-screens.tsx';
export type { ConfirmProblem } from '../submission/confirm-submission.tsx';
export type { SubmittedReviewForm } from './form/review-values.ts';
export { reviewHead, reviewStageHead } from './head.ts';
export { ReviewScreen } from './screen.tsx';
