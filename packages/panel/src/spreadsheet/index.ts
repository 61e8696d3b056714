export { spreadsheetHead } from './head.ts';
export { loadSpreadsheet } from './queries.ts';
export { SpreadsheetScreen } from './screen.tsx';
