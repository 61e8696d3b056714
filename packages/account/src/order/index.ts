export { orderHead } from './head.ts';
export { loadOrder } from './loader.ts';
export { orderQuery } from './queries.ts';
export { OrderScreen } from './screen.tsx';
