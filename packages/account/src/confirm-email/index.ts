export { ConfirmEmailScreen, type ConfirmEmailScreenProps } from './screen.tsx';

/** Title and description of the page. */
export function confirmEmailHead() {
  return {
    title: 'Confirme seu e-mail',
    description: 'Confirme o e-mail da sua conta pelo link que enviamos.',
  };
}
