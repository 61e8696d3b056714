export { unansweredVisitsHead } from './head.ts';
export { loadUnansweredVisits } from './queries.ts';
export { UnansweredVisitsScreen } from './screen.tsx';
export { readPageSearch } from '../page-search.ts';
