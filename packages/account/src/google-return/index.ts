export { googleReturnHead } from './head.ts';
export { GoogleReturnScreen, type GoogleAnswer, type GoogleReturnScreenProps } from './screen.tsx';
