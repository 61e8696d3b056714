export { signInHead } from '../heads.ts';
export { SignInScreen, type EntryScreenProps } from './screen.tsx';
