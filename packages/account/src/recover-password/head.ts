export function recoverPasswordHead() {
  return {
    title: 'Criar uma nova senha',
    description: 'Esqueceu a senha? Receba por e-mail um link para escolher outra.',
  };
}
