export { RecoverPasswordScreen, type RecoverPasswordScreenProps } from './screen.tsx';

/** Title and description of the page. */
export function recoverPasswordHead() {
  return {
    title: 'Criar uma nova senha',
    description: 'Esqueceu a senha? Receba por e-mail um link para escolher outra.',
  };
}
