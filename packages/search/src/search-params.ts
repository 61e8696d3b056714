export { parseOfferSearch } from '@melhor-escola/domain/search-filters';
/*
 * Query strings of this feature's pages, for routers and servers: parsing, writing, and the search of each page. No
 * components.
 */

export { landingOfSlug } from './landing/search-params.ts';
export { searchQueryPolicy, type QueryPolicy } from './page-queries.ts';
export { parseSearch, stringifySearch } from '@melhor-escola/domain/search-string';
