export { confirmEmailHead } from '../heads.ts';
export { ConfirmEmailScreen, type ConfirmEmailScreenProps } from './screen.tsx';
