export { reportCardHead, reportCardStyles } from './head.ts';
export { loadReportCard, type ReportCardData } from './loader.ts';
export { ReportCardScreen, type ReportCardScreenProps } from './screen.tsx';
