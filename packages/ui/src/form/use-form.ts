'use client';

import { useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Resolver,
  type ResolverResult,
  set,
  useForm as useReactHookForm,
} from 'react-hook-form';
import { type Check, newestAnswer } from '../field/check.ts';
import type { FormHandle } from '../field/field.tsx';

export interface FormOptions<Values extends FieldValues> {
  /** A value for every field there may be: `''`, `false`, `null` or `[]` where there is none yet. */
  defaultValues: DefaultValues<Values>;
  /** Values that come later, such as those of a saved draft. What a person has changed by then stays. */
  values?: Values | undefined;
}

export interface ParsedFormOptions<Values extends FieldValues, Output> extends FormOptions<Values> {
  /** Judges the form as a whole, and may give other values than were typed: `zodResolver(schema)` and its like. */
  resolver: Resolver<Values, unknown, Output>;
}

/**
 * The state of a form, for `Form` and its `Field`s: react-hook-form's, in which each field is judged by its own rules
 * first and then by the resolver. The kit says when (VA-08), so react-hook-form itself does on submit alone.
 */
export function useForm<Values extends FieldValues>(options: FormOptions<Values>): FormHandle<Values>;
export function useForm<Values extends FieldValues, Output>(
  options: ParsedFormOptions<Values, Output>,
): FormHandle<Values, Output>;
export function useForm({
  defaultValues,
  values,
  resolver = pass,
}: FormOptions<FieldValues> & { resolver?: Resolver<FieldValues, unknown, FieldValues> }): FormHandle<
  FieldValues,
  FieldValues
> {
  const [checks] = useState(() => new Map<string, Check>());
  const [newest] = useState(newestAnswer<ResolverResult>);
  const form = useReactHookForm<FieldValues, unknown, FieldValues>({
    defaultValues,
    ...(values && { values }),
    resetOptions: { keepDirtyValues: true },
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The form moves the focus itself: to the first in the page's order, and into groups.
    shouldFocusError: false,
    resolver: async (current, context, options) => {
      const names = options.names ?? [...checks.keys()];
      const [own, whole] = await Promise.all([
        judge(checks, names, current),
        newest(Promise.resolve(resolver(current, context, options))),
      ]);
      const errors: FieldErrors = { ...whole.errors };
      for (const [name, message] of own) {
        if (message !== undefined) set(errors, name, { type: 'rule', message });
        const found: { message?: unknown } | undefined = get(errors, name);
        const check = checks.get(name);
        if (found && check && !found.message) set(errors, name, { ...found, message: check.defaultMessage });
      }
      return Object.keys(errors).length === 0 ? whole : { values: {}, errors };
    },
  });
  return Object.assign(form, { checks });
}

const pass: Resolver = (values) => ({ values, errors: {} });

function judge(checks: ReadonlyMap<string, Check>, names: readonly string[], values: FieldValues) {
  return Promise.all(
    names.map(async (name) => [name, await checks.get(name)?.run(get(values, name), values)] as const),
  );
}
