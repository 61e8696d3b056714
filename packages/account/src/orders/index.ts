export { loadOrders, ordersQuery } from './queries.ts';
export { readOrdersSearch, type OrdersSearch } from './search-params.ts';
export { OrdersScreen } from './screen.tsx';

/** Title and description of the page. */
export function ordersHead() {
  return {
    title: 'Minhas Bolsas',
    description: 'As bolsas que você reservou, com o prazo e o próximo passo de cada uma.',
  };
}
