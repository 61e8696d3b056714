export { alertPageHead } from './head.ts';
export { type AlertPageData, loadAlertPage } from './loader.ts';
export { AlertPageScreen, type AlertPageScreenProps } from './screen.tsx';
export { type AlertPageSearch, validateAlertPageSearch } from './search-params.ts';
