export { orderHead } from './head.ts';
export { loadOrder, orderQuery } from './queries.ts';
export { OrderScreen } from './screen.tsx';
