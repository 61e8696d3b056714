'use client';

import type { ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { type FieldAttributes, type FieldOptions, useField } from './use-field.ts';

export interface FieldProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Output,
> extends FieldOptions<Values, Name, Output> {
  /** Renders the control: `{(field) => <Input label="Nome" {...field} />}`. */
  children: (field: FieldAttributes<FieldPathValue<Values, Name>>) => ReactNode;
}

/**
 * One value of a form with its control. Validated on blur and on a choice, and while typing only after the first blur,
 * 5 ms after a key (VA-08). Renders nothing of its own.
 *
 * Its attributes are on the control, or on the root of a group of controls.
 *
 * Data attributes: `data-touched` once it has been left, `data-dirty` while its value is not the first.
 */
export function Field<Values extends FieldValues, Name extends FieldPath<Values>, Output = Values>({
  children,
  ...options
}: FieldProps<Values, Name, Output>): ReactNode {
  return children(useField(options));
}
