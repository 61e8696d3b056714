export { googleReturnHead } from '../heads.ts';
export { GoogleReturnScreen, type GoogleAnswer, type GoogleReturnScreenProps } from './screen.tsx';
