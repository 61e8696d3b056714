export { resetPasswordHead } from './head.ts';
export { ResetPasswordScreen, type ResetPasswordScreenProps } from './screen.tsx';
