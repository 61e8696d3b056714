'use client';

import { useState } from 'react';
import { type ChangeDetails, changeDetails } from './change-details.ts';

/**
 * State that the caller may hold (`value`) or leave to the component (`initial`). The setter is silent: the component
 * asks the caller first, through `onXChange`, and sets what was not refused.
 */
export function useControlledState<Value>(
  value: Value | undefined,
  initial: Value,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  return [value === undefined ? own : value, setOwn];
}

export interface OpenStateProps<Reason extends string> {
  /** Whether it is open, held by the caller. */
  open?: boolean | undefined;
  /**
   * Whether it is open at first.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** It opened or closed, and why; `details.cancel()` leaves it as it was. */
  onOpenChange?: ((open: boolean, details: ChangeDetails<Reason>) => void) | undefined;
}

export type SetOpen<Reason extends string> = (open: boolean, reason: Reason, event: Event) => void;

/** Whether a layer is open, and the way to ask for a change. Asking for what is already so does nothing. */
export function useOpenState<Reason extends string>({
  open,
  defaultOpen = false,
  onOpenChange,
}: OpenStateProps<Reason>): [boolean, SetOpen<Reason>] {
  const [isOpen, setOpen] = useControlledState(open, defaultOpen);
  return [
    isOpen,
    (next, reason, event) => {
      if (next === isOpen) return;
      const details = changeDetails(reason, event);
      onOpenChange?.(next, details);
      if (!details.isCanceled) setOpen(next);
    },
  ];
}
