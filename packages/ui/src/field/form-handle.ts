import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Check } from './check.ts';

/** What `useForm` gives: react-hook-form's own, and the checks of the fields there are. */
export interface FormHandle<Values extends FieldValues, Output = Values> extends UseFormReturn<
  Values,
  unknown,
  Output
> {
  /** One for each Field on the page, by its name. */
  readonly checks: Map<FieldPath<Values>, Check>;
}
