export { stopAlertsHead } from './head.ts';
export { StopAlertsScreen, type StopAlertsScreenProps } from './screen.tsx';
