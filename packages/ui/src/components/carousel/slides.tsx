'use client';

import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import type { Messages } from '../messages/message-types.ts';

interface SlidesProps {
  viewport: Ref<HTMLDivElement>;
  children: readonly ReactNode[];
  /** The slides that can be seen, by index; before the script has looked, all are. */
  seen: readonly number[] | undefined;
  /** Whether what comes into view is to go unsaid: it came by itself. */
  quiet: boolean;
  messages: Messages<'carousel'>;
}

/** The slides in a row behind a window. Renders a `<div>` with one `<div>` for each. */
export function Slides({ viewport, children, seen, quiet, messages }: SlidesProps) {
  const row = useRef<HTMLDivElement>(null);

  // A slide that leaves takes no focus with it: the one that comes has it. After every render, since any may make one leave.
  useLayoutEffect(() => {
    const left = row.current?.querySelector('[inert]:focus, [inert]:focus-within, [inert] :focus');
    if (left)
      row.current?.querySelector<HTMLElement>(':scope > :not([inert])')?.focus({ preventScroll: true });
  });

  return (
    <div ref={viewport} data-part="viewport" className="me-carousel-viewport">
      <div ref={row} data-part="slides" aria-live={quiet ? 'off' : 'polite'} className="me-carousel-slides">
        {children.map((child, index) => (
          <div
            // `Children.toArray` has given every child a key of its own, in the same order.
            key={`${index + 1}`}
            data-part="slide"
            // What ARIA has for a slide: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
            {...{ role: 'group' }}
            aria-roledescription={messages.slide}
            aria-label={messages.position(index + 1, children.length)}
            tabIndex={-1}
            inert={seen !== undefined && !seen.includes(index)}
            className="me-carousel-slide"
          >
            {child}
          </div>
        ))}
      </div>
    </div>
  );
}
