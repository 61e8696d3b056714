export { schoolHead, schoolPageJsonLd } from './head.ts';
export { findSchool, loadSchool, prefetchSchool, type SchoolPageData } from './loader.ts';
export { preloadSchoolSections } from './preload-sections.ts';
export { summariesQuery } from './saved-school.ts';
export { SchoolScreen } from './screen.tsx';
export { validateSchoolSearch, type SchoolSearch } from './search-params.ts';
