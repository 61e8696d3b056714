export { schoolHead } from './head.ts';
export { findSchool, loadSchool, type SchoolPageData } from './loader.ts';
export { prefetchSchool } from './prefetch.ts';
export { summariesQuery } from './queries.ts';
export { preloadSchoolParts } from './school-parts.ts';
export { SchoolScreen } from './screen.tsx';
export { validateSchoolSearch, type SchoolSearch } from './search-params.ts';
