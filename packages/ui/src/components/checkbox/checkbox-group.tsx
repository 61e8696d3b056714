'use client';

import { type ComponentPropsWithoutRef, createContext, type Ref, useMemo } from 'react';
import type { ChangeDetails } from '../../internal/change-details.ts';
import { Fieldset, type FieldsetOptions } from '../fieldset/fieldset.tsx';

/** Why a checkbox changed: a person ticked it or took the tick away. */
export type CheckboxChangeReason = 'toggle';

/** What a group tells its checkboxes. */
export interface CheckboxGroupState {
  name: string | undefined;
  /** The chosen values when the caller holds them. */
  value: readonly string[] | undefined;
  /** The values chosen at first when the browser holds them. */
  defaultValue: readonly string[];
  invalid: boolean;
  /** Tells the group that one of its checkboxes is about to change. */
  change: (control: HTMLInputElement, details: ChangeDetails<CheckboxChangeReason>) => void;
}

export const CheckboxGroupContext = createContext<CheckboxGroupState | undefined>(undefined);

const none: readonly string[] = [];

export interface CheckboxGroupProps
  extends FieldsetOptions, Omit<ComponentPropsWithoutRef<'fieldset'>, 'defaultValue' | 'name'> {
  ref?: Ref<HTMLFieldSetElement> | undefined;
  /** What the form sends each chosen value under: `turno=manha&turno=tarde`. */
  name?: string | undefined;
  /** The chosen values, when the caller holds them. */
  value?: readonly string[] | undefined;
  /** The values chosen at first, when the browser holds them. */
  defaultValue?: readonly string[] | undefined;
  /**
   * The choice changed. With `value`, the next is that one with the toggled value added at its end or taken out, so
   * that a value whose checkbox is not on the page is kept; without, what is ticked, in the page's order.
   */
  onValueChange?: ((value: string[], details: ChangeDetails<CheckboxChangeReason>) => void) | undefined;
}

/**
 * Any number of choices under one question. Its members are the `Checkbox`es in it that have a `value`. Renders a
 * `<fieldset>`, which its ref holds.
 *
 * Data attributes: `data-component="checkbox-group"`, `data-invalid`; parts `legend`, `optional`, `hint`, `error`,
 * `content`.
 */
export function CheckboxGroup({
  name,
  value,
  defaultValue = none,
  onValueChange,
  children,
  ...rest
}: CheckboxGroupProps) {
  const invalid = Boolean(rest.error);
  const state = useMemo(
    (): CheckboxGroupState => ({
      name,
      value,
      defaultValue,
      invalid,
      change: (control, details) => {
        onValueChange?.(nextValue(control, value), details);
      },
    }),
    [name, value, defaultValue, invalid, onValueChange],
  );
  return (
    <Fieldset data-component="checkbox-group" {...rest}>
      <CheckboxGroupContext value={state}>{children}</CheckboxGroupContext>
    </Fieldset>
  );
}

function nextValue(control: HTMLInputElement, value: readonly string[] | undefined): string[] {
  if (value) {
    const others = value.filter((one) => one !== control.value);
    return control.checked ? [...others, control.value] : others;
  }
  const ticked = control
    .closest('[data-component=checkbox-group]')
    ?.querySelectorAll<HTMLInputElement>('input[type=checkbox][value]:checked');
  return Array.from(ticked ?? [], (member) => member.value);
}
