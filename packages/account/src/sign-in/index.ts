export { SignInScreen, type AuthScreenProps } from './screen.tsx';

/** Title and description of the page. */
export function signInHead() {
  return {
    title: 'Entrar',
    description: 'Entre na sua conta para acompanhar reservas, escolas favoritas e buscas salvas.',
  };
}
