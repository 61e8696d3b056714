export { DateRange, type DateRangeProps } from './date-range.tsx';
export { TimeRange, type TimeRangeProps } from './time-range.tsx';
export type { Range } from './use-range.ts';
