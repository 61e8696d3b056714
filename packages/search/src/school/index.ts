export { schoolHead } from './head.ts';
export { findSchool, loadSchool, type SchoolPageData } from './loader.ts';
export { summariesQuery } from './queries.ts';
export { SchoolScreen } from './screen.tsx';
export { validateSchoolSearch, type SchoolSearch } from './search-params.ts';
