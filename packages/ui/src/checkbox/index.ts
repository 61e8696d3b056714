export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx';
export { type CheckboxChangeReason } from './checkbox-group-context.ts';
