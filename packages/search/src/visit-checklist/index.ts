export { visitChecklistHead } from './head.ts';
export type { QuestionGroup, QuestionsFor } from './school-sheet.tsx';
export { VisitChecklistScreen, type VisitChecklistScreenProps } from './screen.tsx';
export { visitChecklistStyles } from './sheet-styles.ts';
