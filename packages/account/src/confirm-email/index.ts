export { confirmEmailHead } from './head.ts';
export { ConfirmEmailScreen, type ConfirmEmailScreenProps } from './screen.tsx';
