'use client';

import { type ComponentProps, Children, type ReactNode, useCallback, useRef } from 'react';
import { useControlledState } from '../../internal/use-controlled-state.ts';
import { changeDetails } from '../../internal/change-details.ts';
import {
  AccordionContext,
  type AccordionDetails,
  type AccordionState,
  IsFirstContext,
  type ItemListener,
} from './accordion-item.tsx';
import type { HeadingLevel } from './accordion-parts.tsx';

/** With more open panels than this, too many landmarks compete (ARIA Authoring Practices). */
const MAX_REGIONS = 6;

interface OpenItemsProps {
  /**
   * Whether several items may be open at once.
   * @default false
   */
  multiple?: boolean | undefined;
  /** Values of the open items (controlled). */
  value?: readonly string[] | undefined;
  /** Values of the items open initially. @default the first item */
  defaultValue?: readonly string[] | undefined;
  /** An item opened or closed, and why; `details.cancel()` leaves all as they were. */
  onValueChange?: ((value: readonly string[], details: AccordionDetails) => void) | undefined;
}

export interface AccordionProps extends OpenItemsProps, Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** `AccordionItem`s, or components that render one each. */
  children: ReactNode;
  /**
   * Level of the items' headings: one below the heading above the accordion.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
}

/** The root of an accordion. Renders a `<div>`. */
export function AccordionRoot({
  multiple,
  value,
  defaultValue,
  onValueChange,
  headingLevel = 3,
  className,
  children,
  ...rest
}: AccordionProps) {
  const openItems = useOpenItems({ multiple, value, defaultValue, onValueChange });
  const items = Children.toArray(children);
  return (
    <AccordionContext value={{ ...openItems, headingLevel, areRegions: items.length <= MAX_REGIONS }}>
      <div
        data-component="accordion"
        {...rest}
        className={className ? `me-accordion ${className}` : 'me-accordion'}
      >
        {Children.map(items, (item, index) => (
          <IsFirstContext value={index === 0}>{item}</IsFirstContext>
        ))}
      </div>
    </AccordionContext>
  );
}

/** Which items are open. Notifies every affected item, including the one that closes because another opens. */
function useOpenItems({
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
