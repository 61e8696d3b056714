export { ConfirmReviewScreen, type ConfirmProblem } from './confirm-screen.tsx';
export { ReviewConfirmedScreen } from './confirmed-screen.tsx';
export type { ReviewAttempt } from './form/review-refusal.ts';
export { reviewHead, reviewStageHead } from './head.ts';
export { ReviewScreen } from './screen.tsx';
export { ReviewThanksScreen } from './thanks-screen.tsx';
