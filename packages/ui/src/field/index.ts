export { Field, type FieldAttributes, type FieldProps, type FormHandle } from './field.tsx';
export { max, min, required, type Rule, type RuleContext, type Verdict } from './rules.ts';
