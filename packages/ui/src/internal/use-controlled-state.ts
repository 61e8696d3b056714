'use client';

import { useState } from 'react';
import { type ChangeDetails, changeDetails } from './change-details.ts';

/**
 * State that is controlled by the caller (`value`) or uncontrolled (`initial`). The setter does not notify: the
 * component first calls `onXChange`, and sets the state unless the change was canceled.
 */
export function useControlledState<Value>(
  value: Value | undefined,
  initial: Value,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  return [value === undefined ? own : value, setOwn];
}

export interface OpenStateProps<Reason extends string> {
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /**
   * Whether it is open initially.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** It opened or closed, and why; `details.cancel()` leaves it as it was. */
  onOpenChange?: ((open: boolean, details: ChangeDetails<Reason>) => void) | undefined;
}

/** Requests a change. @returns false if the caller canceled it. */
export type SetOpen<Reason extends string> = (open: boolean, reason: Reason, event: Event) => boolean;

/** Whether a layer is open, and a function that requests a change. Requesting the current state does nothing. */
export function useOpenState<Reason extends string>({
  open,
  defaultOpen = false,
  onOpenChange,
}: OpenStateProps<Reason>): [boolean, SetOpen<Reason>] {
  const [isOpen, setOpen] = useControlledState(open, defaultOpen);
  return [
    isOpen,
    (next, reason, event) => {
      if (next === isOpen) return true;
      const details = changeDetails(reason, event);
      onOpenChange?.(next, details);
      if (!details.isCanceled) setOpen(next);
      return !details.isCanceled;
    },
  ];
}
