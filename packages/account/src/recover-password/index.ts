export { recoverPasswordHead } from '../heads.ts';
export { RecoverPasswordScreen, type RecoverPasswordScreenProps } from './screen.tsx';
