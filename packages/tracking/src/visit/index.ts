export { AfterEngagement, type AfterEngagementProps } from './after-engagement.tsx';
export type { VisitPorts } from './start-visit-tracking.ts';
export { VisitServices, type VisitServicesProps } from './visit-services.tsx';
