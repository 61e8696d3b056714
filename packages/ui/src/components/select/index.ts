export { Select, type SelectChangeReason, type SelectProps } from './select.tsx';
