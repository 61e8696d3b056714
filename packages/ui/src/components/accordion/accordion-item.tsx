'use client';

import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useEffectEvent,
  useId,
  useLayoutEffect,
} from 'react';
import { usePart } from '../../internal/use-part.ts';
import type { ChangeDetails } from '../../internal/change-details.ts';
import {
  AccordionContent,
  AccordionItemContext,
  type AccordionReason,
  AccordionTrigger,
  type HeadingLevel,
} from './accordion-parts.tsx';

export type AccordionDetails = ChangeDetails<AccordionReason>;

export type ItemListener = (open: boolean, details: AccordionDetails) => void;

export interface AccordionState {
  /** Undefined until an item is toggled: then the first item is open (ST-06). */
  value: readonly string[] | undefined;
  headingLevel: HeadingLevel;
  /** Whether open panels are landmarks; many landmarks on a page would hide its others. */
  areRegions: boolean;
  /**
   * Registers an item's change handler, and lets the accordion know which item is first. @returns a function that
   * unregisters it.
   */
  register: (value: string, isFirst: boolean, listener: ItemListener) => () => void;
  toggle: (value: string, open: boolean, reason: AccordionReason, event: Event) => void;
}

export const AccordionContext = createContext<AccordionState | undefined>(undefined);

/** Whether an item is the first of its accordion. */
export const IsFirstContext = createContext(true);

export interface AccordionItemProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Identifies it among its accordion's items. */
  value: string;
  /**
   * Always visible: the question. Creates the item's two parts; without it, the children are an `AccordionTrigger` and
   * an `AccordionContent`.
   */
  title?: ReactNode;
  /** It opened or closed, directly or because another item opened; `details.cancel()` leaves all items as they were. */
  onOpenChange?: ((open: boolean, details: AccordionDetails) => void) | undefined;
  /** The collapsible content, the answer; without a `title`, the item's parts. */
  children: ReactNode;
}

/**
 * One title of an accordion and the content that opens below it. Renders a `<div>`.
 *
 * Data attributes: `data-component="accordion-item"`, `data-state` (`open`, `closed`); parts `heading`, `trigger` with
 * `data-state` (`open`, `closed`), `panel` with `data-state` (`open`, `closed`), `content`.
 */
export function AccordionItem({ value, title, onOpenChange, children, ...rest }: AccordionItemProps) {
  const accordion = usePart(AccordionContext, 'AccordionItem', 'Accordion');
  const { register, toggle, headingLevel, areRegions } = accordion;
  const isFirst = use(IsFirstContext);
  const isOpen = accordion.value ? accordion.value.includes(value) : isFirst;
  const id = useId();
  const notify = useEffectEvent((open: boolean, details: AccordionDetails) => onOpenChange?.(open, details));
  useLayoutEffect(
    () => register(value, isFirst, (open, details) => notify(open, details)),
    [register, value, isFirst],
  );
  return (
    <AccordionItemContext
      value={{
        id,
        isOpen,
        headingLevel,
        isRegion: isOpen && areRegions,
        toggle: (open, reason, event) => toggle(value, open, reason, event),
      }}
    >
      <div data-component="accordion-item" data-state={isOpen ? 'open' : 'closed'} {...rest}>
        {title === undefined ? (
          children
        ) : (
          <>
            <AccordionTrigger>{title}</AccordionTrigger>
            <AccordionContent>{children}</AccordionContent>
          </>
        )}
      </div>
    </AccordionItemContext>
  );
}
