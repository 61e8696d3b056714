'use client';

import type { ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { type FieldAttributes, type FieldOptions, useField } from './use-field.ts';

export interface FieldProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Output,
> extends FieldOptions<Values, Name, Output> {
  /** Draws the control: `{(field) => <Input label="Nome" {...field} />}`. */
  children: (field: FieldAttributes<FieldPathValue<Values, Name>>) => ReactNode;
}

/**
 * One value of a form with its control. Judged when it is left and when it is chosen, while it is typed only once it has
 * been left, 5 ms after a key (VA-08). Renders nothing of its own.
 *
 * Data attributes: `data-touched` on `control` once it has been left, `data-dirty` on `control` while its value is
 * not the first.
 */
export function Field<Values extends FieldValues, Name extends FieldPath<Values>, Output = Values>({
  children,
  ...options
}: FieldProps<Values, Name, Output>): ReactNode {
  return children(useField(options));
}
