export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { type CheckboxChangeReason, CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.tsx';
