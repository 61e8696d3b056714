export type { FieldProps } from './field.tsx';
export {
  Field,
  FieldControl,
  type FieldControlProps,
  FieldError,
  type FieldErrorProps,
  FieldHint,
  type FieldHintProps,
  FieldLabel,
  type FieldLabelProps,
  FieldRoot,
  type FieldRootProps,
} from './field-parts.tsx';
export { max, min, required, type Rule, type RuleContext, type Verdict } from './rules.ts';
export type { FieldAttributes, FieldOptions, FormHandle } from './use-field.ts';
