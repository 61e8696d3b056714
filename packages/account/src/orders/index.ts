export { ordersHead } from './head.ts';
export { loadOrders, ordersQuery } from './queries.ts';
export { readOrdersSearch, type OrdersSearch } from './search-params.ts';
export { OrdersScreen } from './screen.tsx';
