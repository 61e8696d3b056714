'use client';

import { useLayoutEffect, useRef } from 'react';
import type { ChangeDetails } from '../../internal/change-details.ts';
import { useControlledState } from '../../internal/use-controlled-state.ts';
import { useFormReset } from '../../internal/use-form-reset.ts';
import { useOwnRef } from '../../internal/use-own-ref.ts';
import type { Ref } from 'react';

/** Both ends as texts; `''` for an end that is open. */
export interface Range {
  readonly start: string;
  readonly end: string;
}

interface RangeOptions<Reason extends string> {
  ref: Ref<HTMLFieldSetElement> | undefined;
  /** Controlled. */
  value: Range | undefined;
  /** Uncontrolled. */
  defaultValue: Range | undefined;
  onValueChange: ((value: Range, details: ChangeDetails<Reason>) => void) | undefined;
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
