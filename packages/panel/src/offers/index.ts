export { offersHead } from './head.ts';
export { loadOffers } from './queries.ts';
export { OffersScreen } from './screen.tsx';
