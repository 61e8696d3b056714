export function signInHead() {
  return {
    title: 'Entrar',
    description: 'Entre na sua conta para acompanhar reservas, escolas favoritas e buscas salvas.',
  };
}
