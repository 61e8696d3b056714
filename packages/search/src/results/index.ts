export type { MapTiles } from '../map/school-map.ts';
export { resultsHead, resultsJsonLd } from './head.ts';
export { loadResults, type ResultsData } from './loader.ts';
export { ResultsScreen, type ResultsScreenProps } from './screen.tsx';
export { ownResultsSearch, validateResultsSearch, type ResultsSearch } from './search-params.ts';
