export { confirmAlertHead } from './head.ts';
export { ConfirmAlertScreen, type ConfirmAlertScreenProps } from './screen.tsx';
