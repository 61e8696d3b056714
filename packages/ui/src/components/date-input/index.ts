export { DateInput, type DateInputProps } from './date-input.tsx';
export { formatDate, parseDate } from './date-text.ts';
