export { Field, type FieldProps } from './field.tsx';
export { max, min, required, type Rule, type RuleContext, type Verdict } from './rules.ts';
export type { FieldAttributes, FieldOptions, FormHandle } from './use-field.ts';
