'use client';

import { useCallback, useRef } from 'react';
import { useControlledState } from '../controlled-state/use-controlled-state.ts';
import { changeDetails } from '../events/change-details.ts';
import type { AccordionDetails, AccordionState, ItemListener } from './accordion-context.ts';

export interface OpenItemsProps {
  /**
   * Whether several may be open at once.
   * @default false
   */
  multiple?: boolean | undefined;
  /** Values of the open items, held by the caller. */
  value?: readonly string[] | undefined;
  /** Values of the items open at first. @default the first item */
  defaultValue?: readonly string[] | undefined;
  /** An item opened or closed, and why; `details.cancel()` leaves all as they were. */
  onValueChange?: ((value: readonly string[], details: AccordionDetails) => void) | undefined;
}

/** Which items are open, and the events of each that a change touches: also of the one that closes for another. */
export function useOpenItems({
  multiple = false,
  value,
  defaultValue,
  onValueChange,
}: OpenItemsProps): Pick<AccordionState, 'value' | 'register' | 'toggle'> {
  const [open, setOpen] = useControlledState<readonly string[] | undefined>(value, defaultValue);
  const listeners = useRef(new Map<string, ItemListener>());
  const first = useRef<string>(undefined);

  const register = useCallback((item: string, isFirst: boolean, listener: ItemListener) => {
    listeners.current.set(item, listener);
    if (isFirst) first.current = item;
    return () => {
      listeners.current.delete(item);
    };
  }, []);

  const toggle: AccordionState['toggle'] = (item, opens, reason, event) => {
    const before = open ?? (first.current === undefined ? [] : [first.current]);
    const others = before.filter((one) => one !== item);
    const kept = multiple || !opens ? others : [];
    const next = opens ? [...kept, item] : kept;
    const details = changeDetails(reason, event);
    onValueChange?.(next, details);
    for (const one of [item, ...others]) {
      if (before.includes(one) !== next.includes(one)) {
        listeners.current.get(one)?.(next.includes(one), details);
      }
    }
    if (!details.isCanceled) setOpen(next);
  };
  return { value: open, register, toggle };
}
