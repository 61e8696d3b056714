export { resetPasswordHead } from '../heads.ts';
export { ResetPasswordScreen, type ResetPasswordScreenProps } from './screen.tsx';
