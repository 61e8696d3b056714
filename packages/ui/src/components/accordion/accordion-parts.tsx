'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentProps, createContext, type ReactNode } from 'react';
import { useOwnRef } from '../../internal/use-own-ref.ts';
import { usePart } from '../../internal/use-part.ts';
import { Icon } from '../icon/icon.tsx';
import { useUntilFound } from '../../hooks/use-until-found.ts';

/** Why an item opened or closed: a press on its title, or the browser's search or a `#fragment` link into it. */
export type AccordionReason = 'press' | 'found';

export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

interface AccordionItemState {
  id: string;
  isOpen: boolean;
  headingLevel: HeadingLevel;
  /** Whether the open panel is a landmark named after the question. */
  isRegion: boolean;
  toggle: (open: boolean, reason: AccordionReason, event: Event) => void;
}

export const AccordionItemContext = createContext<AccordionItemState | undefined>(undefined);

export interface AccordionTriggerProps extends ComponentProps<'button'> {
  /** The question. It must not contain a control, because a button cannot contain one. */
  children: ReactNode;
}

/**
 * The question, as a button in a heading. Renders an `<h2>` to `<h6>` with a `<button>`, which gets `ref`, `className`
 * and unknown props.
 *
 * Data attributes: parts `heading`, `trigger` with `data-state` (`open`, `closed`).
 */
export function AccordionTrigger({ className, onClick, children, ...rest }: AccordionTriggerProps) {
  const { id, isOpen, headingLevel, toggle } = usePart(
    AccordionItemContext,
    'AccordionTrigger',
    'AccordionItem',
  );
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading data-part="heading">
      <button
        type="button"
        data-part="trigger"
        data-state={isOpen ? 'open' : 'closed'}
        id={`${id}-trigger`}
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        {...rest}
        className={className ? `me-accordion-trigger ${className}` : 'me-accordion-trigger'}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) toggle(!isOpen, 'press', event.nativeEvent);
        }}
      >
        <span className="me-accordion-title">{children}</span>
        <Icon as={ChevronDown} className="me-accordion-arrow" />
      </button>
    </Heading>
  );
}

export interface AccordionContentProps extends ComponentProps<'section'> {
  /** The answer. */
  children: ReactNode;
}

/**
 * The answer. While it is closed, the browser's search and links to a `#fragment` in it still find its text and open it
 * (`hidden="until-found"`: Chrome 102, Firefox 148, Safari 26.2). Animates in browsers with `interpolate-size` (Chrome
 * 129); elsewhere it appears at once. Renders a `<section>`.
 *
 * Data attributes: parts `panel` with `data-state` (`open`, `closed`), `content`.
 */
export function AccordionContent({ ref, className, children, ...rest }: AccordionContentProps) {
  const { id, isOpen, isRegion, toggle } = usePart(AccordionItemContext, 'AccordionContent', 'AccordionItem');
  const panel = useOwnRef(ref);
  useUntilFound(panel, isOpen, (event) => toggle(true, 'found', event));
  return (
    <section
      data-part="panel"
      data-state={isOpen ? 'open' : 'closed'}
      id={`${id}-panel`}
      // A name makes it a landmark. A closed panel stays in the document for searches, and would be an empty landmark.
      aria-labelledby={isRegion ? `${id}-trigger` : undefined}
      {...rest}
      ref={panel}
      className={className ? `me-accordion-panel until-found ${className}` : 'me-accordion-panel until-found'}
    >
      <div data-part="content" className="me-accordion-content">
        {children}
      </div>
    </section>
  );
}
