'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  type ComponentPropsWithoutRef,
  createContext,
  createElement,
  type ReactNode,
  type Ref,
  use,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Icon } from '../icon/icon.tsx';
import { useUntilFound } from '../until-found/use-until-found.ts';
import type { ChangeDetails } from '../events/change-details.ts';

/** Why an item opened or closed: a press on its title, or the browser's search or a `#fragment` link leading into it. */
export type AccordionReason = 'press' | 'found';

export type AccordionDetails = ChangeDetails<AccordionReason>;

export type ItemListener = (open: boolean, details: AccordionDetails) => void;

export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

export interface AccordionState {
  /** Undefined while nobody has chosen: then the first item is open (ST-06). */
  value: readonly string[] | undefined;
  headingLevel: HeadingLevel;
  /** Whether open panels are landmarks; a page of many would drown its others in them. */
  areRegions: boolean;
  /** Lets an item hear of its changes, and the accordion know which is first. @returns the farewell. */
  register: (value: string, isFirst: boolean, listener: ItemListener) => () => void;
  toggle: (value: string, open: boolean, reason: AccordionReason, event: Event) => void;
}

export const AccordionContext = createContext<AccordionState | undefined>(undefined);

/** Whether an item is the first of its accordion. */
export const IsFirstContext = createContext(true);

// Nothing knows what is open, so nothing is folded away.
const alone: AccordionState = {
  value: undefined,
  headingLevel: 3,
  areRegions: false,
  register: () => () => {},
  toggle: () => {},
};

/** @throws outside of an accordion, in development. */
function useAccordion(): AccordionState {
  const accordion = use(AccordionContext);
  if (!accordion && process.env.NODE_ENV !== 'production') {
    throw new Error(
      'AccordionItem: it is outside of an Accordion, so nothing knows whether it is open. Put it inside `<Accordion>`.',
    );
  }
  return accordion ?? alone;
}

export interface AccordionItemProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** Names it among its accordion's items. */
  value: string;
  /** What is seen while it is closed: the question. */
  title: ReactNode;
  /** It opened or closed, by itself or for another; `details.cancel()` leaves all items as they were. */
  onOpenChange?: ((open: boolean, details: AccordionDetails) => void) | undefined;
  /** What opens: the answer. */
  children: ReactNode;
}

const panelStyle = [
  'until-found overflow-y-clip duration-180 [interpolate-size:allow-keywords]',
  // What opens can be read and focused from the first frame; what closes, until the last.
  'transition-[height] data-[state=closed]:transition-[height,content-visibility] data-[state=closed]:transition-discrete',
  'print:h-auto! print:transition-none! print:[content-visibility:visible]!',
].join(' ');

/**
 * One title of an accordion and what opens below it. Closed, its text is still found by the browser's search and by
 * links to a `#fragment` in it, which open it (`hidden="until-found"`: Chrome 102, Firefox 148, Safari 26.2). It moves
 * where `interpolate-size` is known (Chrome 129), and appears at once elsewhere. Renders a `<div>`.
 *
 * Data attributes: `data-component="accordion-item"`, `data-state` (`open`, `closed`), also on its parts `trigger` and
 * `panel`; parts `heading`, `trigger`, `panel`, `content`.
 */
export function AccordionItem({ value, title, onOpenChange, children, ...rest }: AccordionItemProps) {
  const accordion = useAccordion();
  const { toggle, register } = accordion;
  const isFirst = use(IsFirstContext);
  const isOpen = accordion.value ? accordion.value.includes(value) : isFirst;
  const state = isOpen ? 'open' : 'closed';
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const tell = useEffectEvent((open: boolean, details: AccordionDetails) => onOpenChange?.(open, details));
  useLayoutEffect(
    () => register(value, isFirst, (open, details) => tell(open, details)),
    [register, value, isFirst],
  );
  useUntilFound(panel, isOpen, (event) => toggle(value, true, 'found', event));
  return (
    <div data-component="accordion-item" data-state={state} {...rest}>
      {createElement(
        `h${accordion.headingLevel}`,
        { 'data-part': 'heading' },
        <button
          type="button"
          data-part="trigger"
          data-state={state}
          id={`${id}-trigger`}
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          className="group -mx-2 flex min-h-14 w-[calc(100%+1rem)] items-center gap-4 rounded-control px-2 py-3.5 text-start focus-visible:-outline-offset-3 text-medium font-semibold text-ink transition-colors hover:text-brand"
          onClick={(event) => toggle(value, !isOpen, 'press', event.nativeEvent)}
        >
          <span className="min-w-0 flex-1 text-pretty break-words">{title}</span>
          <Icon
            as={ChevronDown}
            className="text-brand transition-[rotate] duration-180 group-data-[state=open]:rotate-180"
          />
        </button>,
      )}
      <section
        ref={panel}
        data-part="panel"
        data-state={state}
        id={`${id}-panel`}
        // Its name makes it a landmark. A closed panel stays in the document for searches, and would be an empty one.
        aria-labelledby={isOpen && accordion.areRegions ? `${id}-trigger` : undefined}
        className={panelStyle}
      >
        <div data-part="content" className="max-w-prose pe-10 pt-1 pb-5 text-medium text-ink-soft">
          {children}
        </div>
      </section>
    </div>
  );
}
