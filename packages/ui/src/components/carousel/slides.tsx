'use client';

import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import type { Messages } from '../messages/message-types.ts';

interface SlidesProps {
  viewport: Ref<HTMLDivElement>;
  children: readonly ReactNode[];
  /** Indexes of the visible slides; all of them before they are measured. */
  seen: readonly number[] | undefined;
  /** Whether the rotation caused the change, which is then not announced. */
  quiet: boolean;
  messages: Messages<'carousel'>;
}

/** The slides in a row inside a viewport. Renders a `<div>` with one `<div>` per slide. */
export function Slides({ viewport, children, seen, quiet, messages }: SlidesProps) {
  const row = useRef<HTMLDivElement>(null);

  // Moves the focus from a slide that leaves to the new one. After every render, because any render may change the
  // slide.
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
            // `Children.toArray` gives every child a key of its own, in the same order.
            key={`${index + 1}`}
            data-part="slide"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
            role="group"
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
