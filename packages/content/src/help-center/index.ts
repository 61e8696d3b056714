export { helpCenterHead } from './head.ts';
export { HelpCenterScreen } from './screen.tsx';
