export { visitsHead } from './head.ts';
export { loadVisits } from './queries.ts';
export { VisitsScreen } from './screen.tsx';
