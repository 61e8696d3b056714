export { loadPanel } from '../queries.ts';
export { panelHead } from './head.ts';
export { PanelHomeScreen } from './screen.tsx';
