export { ordersHead } from './head.ts';
export { loadOrders } from './loader.ts';
export { ordersQuery } from './queries.ts';
export { readOrdersSearch, type OrdersSearch } from './search-params.ts';
export { OrdersScreen } from './screen.tsx';
