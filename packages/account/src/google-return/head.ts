export function googleReturnHead() {
  return {
    title: 'Entrando com o Google',
    description: 'Entre na sua conta com o Google.',
  };
}
