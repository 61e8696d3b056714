export { signInHead } from './head.ts';
export { SignInScreen, type AuthScreenProps } from './screen.tsx';
