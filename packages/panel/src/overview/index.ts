export { overviewHead } from './head.ts';
export { loadOverview } from './queries.ts';
export { OverviewScreen } from './screen.tsx';
