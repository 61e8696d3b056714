export { helpCenterHead } from './head.ts';
export { HelpCenterScreen } from './screen.tsx';
export { type HelpCenterSearch, validateHelpCenterSearch } from './search-params.ts';
