export { findHead } from './head.ts';
export { loadFind } from './queries.ts';
export { FindScreen } from './screen.tsx';
