export { loadOrder, orderQuery } from './queries.ts';
export { OrderScreen } from './screen.tsx';

/** Title and description of the page. */
export function orderHead() {
  return {
    title: 'Detalhes da bolsa',
    description: 'A reserva de uma bolsa: o prazo, o pagamento e o que vem depois.',
  };
}
