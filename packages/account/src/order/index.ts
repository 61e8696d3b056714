export { orderHead } from '../heads.ts';
export { loadOrder, orderQuery } from './queries.ts';
export { OrderScreen } from './screen.tsx';
