export { visitChecklistHead } from './head.ts';
export { VisitChecklistScreen } from './screen.tsx';
export { visitChecklistStyles } from './sheet-styles.ts';
