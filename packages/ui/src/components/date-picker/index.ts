export { type DateChangeReason, DatePicker, type DatePickerProps } from './date-picker.tsx';
