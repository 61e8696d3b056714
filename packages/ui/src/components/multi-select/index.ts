export { MultiSelect, type MultiSelectProps } from './multi-select.tsx';
export { type MultiSelectDetails, type MultiSelectOption, type MultiSelectReason } from './use-choices.ts';
