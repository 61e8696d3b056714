export { signInHead } from './head.ts';
export { SignInScreen, type EntryScreenProps } from './screen.tsx';
