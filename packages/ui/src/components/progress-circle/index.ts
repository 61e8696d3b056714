export { ProgressCircle, type ProgressCircleProps, type ProgressCircleSize } from './progress-circle.tsx';
