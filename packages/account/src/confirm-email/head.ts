export function confirmEmailHead() {
  return {
    title: 'Confirme seu e-mail',
    description: 'Confirme o e-mail da sua conta pelo link que enviamos.',
  };
}
