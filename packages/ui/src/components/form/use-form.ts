'use client';

import { useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  type ResolverResult,
  set,
  useForm as useReactHookForm,
} from 'react-hook-form';
import type { FormHandle } from '../field/use-field.ts';
import { connectFields, FormFields } from '../field/form-fields.ts';
import { newestAnswer } from '../field/registered-field.ts';

export interface FormOptions<Values extends FieldValues> {
  /** A value for every field: `''`, `false`, `null` or `[]` if there is none yet. */
  defaultValues: DefaultValues<Values>;
  /** Values that arrive later, such as a saved draft. Fields that the visitor has changed keep their value. */
  values?: Values | undefined;
  /**
   * Messages about the first values, by field, such as those of a service that rejected them before the page was
   * loaded. They are shown from the first render on, and each until its value changes.
   */
  defaultErrors?: Partial<Record<FieldPath<Values>, string>> | undefined;
}

export interface ParsedFormOptions<Values extends FieldValues, Output> extends FormOptions<Values> {
  /** Validates the form as a whole, and may transform the values: for example `zodResolver(schema)`. */
  resolver: Resolver<Values, unknown, Output>;
}

/**
 * The state of a form, for `Form` and its `Field`s: react-hook-form's. It has one validation: the `resolver`, or
 * without one the rules of its fields. The kit decides when to validate (VA-08), so react-hook-form itself only does on
 * submit.
 */
export function useForm<Values extends FieldValues>(options: FormOptions<Values>): FormHandle<Values>;
export function useForm<Values extends FieldValues, Output>(
  options: ParsedFormOptions<Values, Output>,
): FormHandle<Values, Output>;
export function useForm({
  defaultValues,
  values,
  defaultErrors,
  resolver: schema,
}: FormOptions<FieldValues> & { resolver?: Resolver<FieldValues, unknown, FieldValues> }): FormHandle<
  FieldValues,
  FieldValues
> {
  const [{ fields, errors: firstErrors }] = useState(() => {
    const created = new FormFields(schema !== undefined);
    const errors: FieldErrors = {};
    for (const [name, message] of Object.entries(defaultErrors ?? {})) {
      if (!message) continue;
      created.reject(name, get(defaultValues, name), message);
      set(errors, name, { type: 'server', message });
    }
    return { fields: created, errors };
  });
  const [newest] = useState(newestAnswer<ResolverResult>);
  const form = useReactHookForm<FieldValues, unknown, FieldValues>({
    defaultValues,
    ...(values && { values }),
    ...(defaultErrors && { errors: firstErrors }),
    resetOptions: { keepDirtyValues: true },
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The form moves the focus itself: to the first in page order, and into groups.
    shouldFocusError: false,
    resolver: async (current, context, options) => {
      const names = options.names ?? [...fields.onPage.keys()];
      const result = schema
        ? await newest(Promise.resolve(schema(current, context, options)))
        : await validateByRules(fields, names, current);
      const errors: FieldErrors = { ...result.errors };
      for (const name of names) {
        const message = fields.findRejection(name, get(current, name));
        if (message !== undefined) set(errors, name, { type: 'server', message });
        const found: { message?: unknown } | undefined = get(errors, name);
        const field = fields.onPage.get(name);
        if (!found || !field) continue;
        const { textProblem, defaultMessage } = field;
        set(errors, name, { ...found, message: textProblem ?? (found.message || defaultMessage) });
      }
      return Object.keys(errors).length === 0 ? result : { values: {}, errors };
    },
  });
  connectFields(form.control, fields);
  return form;
}

async function validateByRules(
  fields: FormFields,
  names: readonly string[],
  values: FieldValues,
): Promise<ResolverResult> {
  const errors: FieldErrors = {};
  await Promise.all(
    names.map(async (name) => {
      const message = await fields.onPage.get(name)?.validate(get(values, name), values);
      if (message !== undefined) set(errors, name, { type: 'rule', message });
    }),
  );
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
}
