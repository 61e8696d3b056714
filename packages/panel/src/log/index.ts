export { logHead } from './head.ts';
export { loadLog } from './queries.ts';
export { LogScreen } from './screen.tsx';
export { readLogSearch } from './search-params.ts';
