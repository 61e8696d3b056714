'use client';

import { type ComponentProps, createContext, useMemo } from 'react';
import type { ChangeDetails } from '../../internal/change-details.ts';
import { Fieldset, type FieldsetOptions } from '../fieldset/fieldset.tsx';

/** Why a checkbox changed: the visitor toggled it. */
export type CheckboxChangeReason = 'toggle';

/** The context of a group for its checkboxes. */
export interface CheckboxGroupState {
  name: string | undefined;
  /** The selected values (controlled). */
  value: readonly string[] | undefined;
  /** The values selected initially (uncontrolled). */
  defaultValue: readonly string[];
  invalid: boolean;
  /** Notifies the group that one of its checkboxes is about to change. */
  change: (control: HTMLInputElement, details: ChangeDetails<CheckboxChangeReason>) => void;
}

export const CheckboxGroupContext = createContext<CheckboxGroupState | undefined>(undefined);

const none: readonly string[] = [];

export interface CheckboxGroupProps
  extends FieldsetOptions, Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'name'> {
  /** The name of each selected value in the form data: `turno=manha&turno=tarde`. */
  name?: string | undefined;
  /** The selected values (controlled). */
  value?: readonly string[] | undefined;
  /** The values selected initially (uncontrolled). */
  defaultValue?: readonly string[] | undefined;
  /**
   * The selection changed. If controlled, the new value is the old one with the toggled value appended or removed, so
   * that values without a checkbox on the page are kept. Otherwise it is all checked values, in page order.
   */
  onValueChange?: ((value: string[], details: ChangeDetails<CheckboxChangeReason>) => void) | undefined;
}

/**
 * Any number of answers to one question. Its members are the `Checkbox`es in it that have a `value`. Renders a
 * `<fieldset>`, which its ref points to.
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
