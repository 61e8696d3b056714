export { textsHead } from './head.ts';
export { loadTexts } from './queries.ts';
export { TextsScreen } from './screen.tsx';
export { readTextsSearch } from './search-params.ts';
