export { ordersHead } from './head.ts';
export { loadOrders } from './queries.ts';
export { OrdersScreen } from './screen.tsx';
export { readSchoolOrdersSearch } from './search-params.ts';
