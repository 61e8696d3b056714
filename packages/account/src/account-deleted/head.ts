export function accountDeletedHead() {
  return {
    title: 'Conta excluída',
    description: 'Sua conta e os seus dados foram apagados, como você pediu.',
  };
}
