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

// The space between two is a part of each slide, so that it is there between the last and the first, too; the window begins that
// much earlier. It is the window and not the row that is drawn aside: embla measures the row from its positioned parent, which must
// be the same before and after the row is moved. Until the script is there it scrolls; then it is cut off, but for a ring
// around what has the focus.
const box = [
  'relative -ms-(--carousel-gap,16px) snap-x snap-mandatory overflow-x-auto',
  'in-data-ready:snap-none in-data-ready:overflow-clip in-data-ready:[overflow-clip-margin:6px]',
  'in-data-ready:[clip-path:inset(-6px_-6px_-6px_calc(var(--carousel-gap,16px)_-_6px))]',
  'rtl:in-data-ready:[clip-path:inset(-6px_calc(var(--carousel-gap,16px)_-_6px)_-6px_-6px)]',
].join(' ');

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
    <div ref={viewport} data-part="viewport" className={box}>
      <div
        ref={row}
        data-part="slides"
        aria-live={quiet ? 'off' : 'polite'}
        className="flex [touch-action:pan-y_pinch-zoom]"
      >
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
            className="min-w-0 shrink-0 grow-0 basis-(--carousel-slide-size,100%) snap-start ps-(--carousel-gap,16px)"
          >
            {child}
          </div>
        ))}
      </div>
    </div>
  );
}
