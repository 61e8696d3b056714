export { loadVisitPage } from './queries.ts';
export type { SubmittedVisitForm } from './form/visit-error.ts';
export { VisitScreen } from './screen.tsx';
