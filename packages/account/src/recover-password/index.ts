export { recoverPasswordHead } from './head.ts';
export { RecoverPasswordScreen, type RecoverPasswordScreenProps } from './screen.tsx';
