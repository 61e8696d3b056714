export function resetPasswordHead() {
  return {
    title: 'Escolha a nova senha',
    description: 'Escolha a nova senha da sua conta pelo link que enviamos.',
  };
}
