export function ordersHead() {
  return {
    title: 'Minhas Bolsas',
    description: 'As bolsas que você reservou, com o prazo e o próximo passo de cada uma.',
  };
}
