export { redirectsHead } from './head.ts';
export { loadRedirects } from './queries.ts';
export { RedirectsScreen } from './screen.tsx';
export { readRedirectsSearch } from './search-params.ts';
