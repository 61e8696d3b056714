'use client';

import { type ComponentProps, type Ref, useLayoutEffect, useRef } from 'react';
import type { ChangeDetails } from '../../internal/change-details.ts';
import { useControlledState } from '../../internal/use-controlled-state.ts';
import { useFormReset } from '../../internal/use-form-reset.ts';
import { useOwnRef } from '../../internal/use-own-ref.ts';
import type { FieldsetOptions } from '../fieldset/fieldset.tsx';

/** Both ends as texts; `''` for an end that is open. */
export interface Range {
  readonly start: string;
  readonly end: string;
}

/** The props of every range. @typeParam Reason why one of its fields changes. */
export interface RangeProps<Reason extends string>
  extends Omit<FieldsetOptions, 'messages'>, Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'children'> {
  /** Both ends initially (uncontrolled). */
  defaultValue?: Range | undefined;
  /** The names of the ends in the form data. By default they are not submitted. */
  names?: readonly [start: string, end: string] | undefined;
  /**
   * Whether both ends are required.
   * @default false
   */
  required?: boolean | undefined;
  /** An end changed; `details.cancel()` reverts it. `details.reason` is that of its field. */
  onValueChange?: ((value: Range, details: ChangeDetails<Reason>) => void) | undefined;
}

interface RangeOptions<Reason extends string> extends Pick<
  RangeProps<Reason>,
  'defaultValue' | 'onValueChange'
> {
  ref: Ref<HTMLFieldSetElement> | undefined;
  /** Controlled. */
  value: Range | undefined;
}

const open: Range = { start: '', end: '' };

/** The ends of a range, each a field of its own that holds its text; and a function that changes one. */
export function useRange<Reason extends string>({
  ref,
  value,
  defaultValue = open,
  onValueChange,
}: RangeOptions<Reason>) {
  const root = useOwnRef(ref);
  const [range, setRange] = useControlledState(value, defaultValue);
  // Texts of both ends that were typed before hydration are reported one after the other, before the next render.
  const latest = useRef(range);
  useLayoutEffect(() => {
    latest.current = range;
  }, [range]);
  useFormReset(
    () => root.current?.form,
    () => setRange(defaultValue),
  );
  const change = (end: keyof Range, text: string, details: ChangeDetails<Reason>) => {
    const next = { ...latest.current, [end]: text };
    onValueChange?.(next, details);
    if (details.isCanceled) return;
    latest.current = next;
    setRange(next);
  };
  return { root, range, change };
}
