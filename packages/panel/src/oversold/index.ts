export { oversoldHead } from './head.ts';
export { loadOversold } from './queries.ts';
export { OversoldScreen } from './screen.tsx';
export { readOversoldSearch } from './search-params.ts';
