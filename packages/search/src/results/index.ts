export { ownOfferSearch, parseOfferSearch, type OfferSearch } from '@melhor-escola/domain/search-filters';
export type { MapTiles } from '../map/school-map.ts';
export { resultsHead, resultsJsonLd } from './head.ts';
export { loadResults, type ResultsData } from './loader.ts';
export { ResultsScreen, type ResultsScreenProps } from './screen.tsx';
