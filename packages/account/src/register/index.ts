export { RegisterScreen } from './screen.tsx';

/** Title and description of the page. */
export function registerHead() {
  return {
    title: 'Criar conta',
    description: 'Crie sua conta de graça para reservar bolsas e acompanhar suas buscas.',
  };
}
