export {
  FieldControl,
  type FieldControlProps,
  FieldError,
  type FieldErrorProps,
  FieldHint,
  type FieldHintProps,
  FieldLabel,
  type FieldLabelProps,
  FieldParts,
  FieldRoot,
  type FieldRootProps,
} from '../field/field-parts.tsx';
