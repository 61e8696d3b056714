/*
 * The query strings of this feature's pages, for routers and servers: how they are read and written, and the search that
 * each page's stands for. No components.
 */

export { landingOfSlug } from './landing/search-params.ts';
export { cleanLandingQuery, searchOfLanding } from './landing/search-params.ts';
export { cleanResultsQuery, validateResultsSearch } from './results/search-params.ts';
export { validateSchoolSearch } from './school/search-params.ts';
export { parseSearch, stringifySearch } from './search-string.ts';
