export { loadVisitPage } from './queries.ts';
export type { SubmittedVisitForm } from './form/visit-values.ts';
export { VisitScreen } from './screen.tsx';
