export { signInHead } from '../heads.ts';
export { SignInScreen, type AuthScreenProps } from './screen.tsx';
