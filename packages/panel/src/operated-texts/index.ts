export { operatedTextsHead } from './head.ts';
export { loadOperatedTexts } from './queries.ts';
export { OperatedTextsScreen } from './screen.tsx';
export { readOperatedTextsSearch } from './search-params.ts';
