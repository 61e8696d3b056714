export function orderHead() {
  return {
    title: 'Detalhes da bolsa',
    description: 'A reserva de uma bolsa: o prazo, o pagamento e o que vem depois.',
  };
}
