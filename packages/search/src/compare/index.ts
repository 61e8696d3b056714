export { compareHead } from './loader.ts';
export { loadCompare } from './loader.ts';
export { CompareScreen } from './screen.tsx';
export { MAX_COMPARED, validateCompareSearch } from './search-params.ts';
export { LazyCompareTray } from './tray/lazy-compare-tray.tsx';
