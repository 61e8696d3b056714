export { unconfirmedSchoolsHead } from './head.ts';
export { loadUnconfirmedSchools } from './queries.ts';
export { UnconfirmedSchoolsScreen } from './screen.tsx';
export { readPageSearch } from '../page-search.ts';
