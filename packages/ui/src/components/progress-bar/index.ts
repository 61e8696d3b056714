export { ProgressBar, type ProgressBarProps, type ProgressBarSize } from './progress-bar.tsx';
