export { requestVisitHead, visitStageHead } from './head.ts';
export { ManageVisitScreen } from './manage-screen.tsx';
export { loadVisit, loadVisitDays } from './queries.ts';
export { VisitRequestedScreen } from './requested-screen.tsx';
export { RequestVisitScreen } from './screen.tsx';
export { validateVisitLink } from './search-params.ts';
export type { SubmittedVisitChange, SubmittedVisitForm } from './form/visit-error.ts';
