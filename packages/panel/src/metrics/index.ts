export { metricsHead } from './head.ts';
export { loadMetrics } from './queries.ts';
export { MetricsScreen } from './screen.tsx';
export { readMetricsSearch } from './search-params.ts';
