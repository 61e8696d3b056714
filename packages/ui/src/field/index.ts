export { Field, type FieldAttributes, type FieldProps } from './field.tsx';
export type { FormHandle } from './form-handle.ts';
export { max, min, required, type Rule, type RuleContext, type Verdict } from './rules.ts';
