'use client';

import type { RefObject } from 'react';
import { useFormReset } from '../../internal/use-form-reset.ts';
import { useControlledState } from '../../internal/use-controlled-state.ts';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';

/** Why the chosen values changed. */
export type MultiSelectReason = 'toggle' | 'select-all' | 'clear-all' | 'tag-removal' | 'form-reset';

export type MultiSelectDetails = ChangeDetails<MultiSelectReason>;

export interface MultiSelectOption {
  /** Its value in the form data. */
  readonly value: string;
  /** Its label. */
  readonly label: string;
  /**
   * Whether it cannot be changed.
   * @default false
   */
  readonly disabled?: boolean | undefined;
}

export interface ChoicesProps {
  /** The options in order. With more than eight, there is a filter above them. */
  options: readonly MultiSelectOption[];
  /** The chosen values (controlled). */
  value?: readonly string[] | undefined;
  /**
   * The values chosen initially (uncontrolled).
   * @default []
   */
  defaultValue?: readonly string[] | undefined;
  /** The choice changed: an added value is appended. `details.cancel()` leaves it as it was. */
  onValueChange?: ((value: string[], details: MultiSelectDetails) => void) | undefined;
}

/** The visitor's actions on the options. */
export interface Choices {
  /** The chosen values, in order of selection. */
  chosen: readonly string[];
  toggle: (value: string, event: Event) => void;
  remove: (value: string, event: Event) => void;
  /** Adds all of these that are not disabled. */
  addAll: (options: readonly MultiSelectOption[], event: Event) => void;
  /** Removes all that are not disabled. */
  clear: (event: Event) => void;
}

const none: readonly string[] = [];

/** The chosen values, and the ways to change them; a form reset restores the initial ones. */
export function useChoices(
  { options, value, defaultValue = none, onValueChange }: ChoicesProps,
  control: RefObject<HTMLButtonElement | null>,
): Choices {
  const [chosen, setChosen] = useControlledState(value, defaultValue);
  const change = (next: readonly string[], reason: MultiSelectReason, event: Event) => {
    if (next.length === chosen.length && next.every((one) => chosen.includes(one))) return;
    const details = changeDetails(reason, event);
    onValueChange?.([...next], details);
    if (!details.isCanceled) setChosen(next);
  };
  const without = (removed: string) => chosen.filter((one) => one !== removed);
  useFormReset(
    () => control.current?.form,
    (event, isByForm) => {
      if (!isByForm) change(defaultValue, 'form-reset', event);
    },
  );
  return {
    chosen,
    toggle: (one, event) => change(chosen.includes(one) ? without(one) : [...chosen, one], 'toggle', event),
    remove: (one, event) => change(without(one), 'tag-removal', event),
    addAll: (offered, event) => {
      const free = offered.filter((option) => !option.disabled && !chosen.includes(option.value));
      change([...chosen, ...free.map((option) => option.value)], 'select-all', event);
    },
    clear: (event) => {
      const fixed = new Set(options.filter(({ disabled }) => disabled).map((option) => option.value));
      change(
        chosen.filter((one) => fixed.has(one)),
        'clear-all',
        event,
      );
    },
  };
}
