export { Field, type FieldAttributes, type FieldProps } from './field.tsx';
export type { FormHandle } from './form-handle.ts';
export {
  email,
  fullName,
  max,
  min,
  phone,
  required,
  type Rule,
  type RuleContext,
  type Verdict,
} from './rules.ts';
