export { pageHead } from './head.ts';
export { loadPage } from './queries.ts';
export { PageScreen } from './screen.tsx';
