export type { MetricTrend } from './metric-figures.tsx';
export { Metric, MetricList, type MetricProps } from './metric.tsx';
