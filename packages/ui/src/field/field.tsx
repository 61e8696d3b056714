'use client';

import type { FocusEvent, ReactNode, RefCallback } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ChangeDetails } from '../events/change-details.ts';
import type { Labels } from '../labels/labels.ts';
import type { Rule } from './rules.ts';
import { useField } from './use-field.ts';
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

/** What every control of the kit takes from its field. */
export interface CommonAttributes {
  name: string;
  ref: RefCallback<HTMLElement>;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  /** What is wrong, once that may be said. */
  error: string | undefined;
  /** From the rule `required`; absent where there is none, and for a list, which HTML cannot require. */
  required?: true;
  'aria-invalid'?: false;
  'data-touched': '' | undefined;
  'data-dirty': '' | undefined;
}

/** Ties a control to its value: `checked` for yes and no, `value` for all else. */
export type FieldAttributes<Value> = CommonAttributes &
  ([Value] extends [boolean]
    ? { checked: Value; onCheckedChange: (checked: boolean, details?: ChangeDetails<string>) => void }
    : { value: Value; onValueChange: (value: Value, details?: ChangeDetails<string>) => void });

export interface FieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> {
  /** What `useForm` gave. */
  form: FormHandle<Values, Output>;
  /** Which of the form's values it is. */
  name: Name;
  /** The field's name within a sentence: 'nome' makes 'O campo nome é obrigatório'. */
  displayName: string;
  /** Judges its value, in this order; the first that fails speaks. A schema of the whole form is the `resolver` of `useForm`. */
  rules?: readonly Rule<FieldPathValue<Values, Name>>[] | undefined;
  /** Draws the control: `{(field) => <Input label="Nome" {...field} />}`. */
  children: (field: FieldAttributes<FieldPathValue<Values, Name>>) => ReactNode;
  /** Replaces the kit's own words. */
  labels?: Partial<Labels<'field'>> | undefined;
}

/**
 * One value of a form with its control. Judged when it is left and when it is chosen, while it is typed only once it has
 * been left, 5 ms after a key (VA-08). Renders nothing of its own.
 *
 * Data attributes, on the control: `data-touched`, `data-dirty`.
 */
export function Field<Values extends FieldValues, Name extends FieldPath<Values>, Output = Values>({
  children,
  ...options
}: FieldProps<Values, Name, Output>): ReactNode {
  return children(useField(options));
}
