export { confirmEmailHead } from './head.ts';
export { confirmEmailOutcome, ConfirmEmailScreen, type ConfirmEmailScreenProps } from './screen.tsx';
