export {
  ConfirmReviewScreen,
  type ConfirmProblem,
  ReviewConfirmedScreen,
  ReviewThanksScreen,
} from './outcome-screens.tsx';
export type { SubmittedReviewForm } from './form/review-error.ts';
export { reviewHead, reviewStageHead } from './head.ts';
export { ReviewScreen } from './screen.tsx';
