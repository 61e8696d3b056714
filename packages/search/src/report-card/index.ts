export { reportCardHead } from './head.ts';
export { loadReportCard, type ReportCardData } from './loader.ts';
export { reportCardStyles } from './print-styles.ts';
export { ReportCardScreen, type ReportCardScreenProps } from './screen.tsx';
