export { LineChart, type LineChartProps } from './line-chart.tsx';
export type { LineChartSeries } from './line-plot.tsx';
