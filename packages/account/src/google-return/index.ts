export { GoogleReturnScreen, type GoogleAnswer, type GoogleReturnScreenProps } from './screen.tsx';

/** Title and description of the page. */
export function googleReturnHead() {
  return {
    title: 'Entrando com o Google',
    description: 'Entre na sua conta com o Google.',
  };
}
