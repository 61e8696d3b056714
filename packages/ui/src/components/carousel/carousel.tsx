'use client';

import {
  type ComponentProps,
  Children,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { type ChangeDetails } from '../../internal/change-details.ts';
import type { MessageProps } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { carouselMessages } from './messages.ts';
import { useMediaQuery } from '../../hooks/use-media-query.ts';
import { Arrows, Dots, RotationButton } from './carousel-controls.tsx';
import { Slides } from './slides.tsx';
import { type CarouselPace, paces, useRotation } from './use-rotation.ts';
import { type CarouselReason, useSnaps } from './use-snaps.ts';

export interface CarouselProps extends MessageProps<'carousel'>, ComponentProps<'section'> {
  /** Its accessible name, such as 'Fotos do Colégio Horizonte'. */
  label: string;
  /** Each child is a slide. */
  children: ReactNode;
  /** A heading at the start of the controls, instead of '2 de 5'. */
  heading?: ReactNode;
  /**
   * Rotates every 7, 5 or 3 s, with a button that pauses it. It stops on hover, on keyboard focus, in a hidden tab and
   * with reduced motion.
   * @default no rotation
   */
  autoplay?: CarouselPace | undefined;
  /**
   * Continues from the last slide to the first.
   * @default false
   */
  loop?: boolean | undefined;
  /**
   * Whether it has the buttons 'Anterior' and 'Próximo'.
   * @default true
   */
  arrows?: boolean | undefined;
  /**
   * Whether it has a dot per position.
   * @default true
   */
  pagination?: boolean | undefined;
  /** The current position, from 0 (controlled). */
  index?: number | undefined;
  /**
   * The initial position.
   * @default 0
   */
  defaultIndex?: number | undefined;
  /** Another position was requested. `details.cancel()` keeps the current one, and reverts a drag. */
  onIndexChange?: ((index: number, details: ChangeDetails<CarouselReason>) => void) | undefined;
}

// Elements that use arrow keys themselves: a caret, a thumb, an open list.
const keysOfTheirOwn =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="slider"], [role="combobox"], [role="listbox"], [role="tablist"], [role="radiogroup"], [role="menu"]';

function arrowDirection({
  key,
  target,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  defaultPrevented,
}: KeyboardEvent) {
  if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return 0;
  if (!(target instanceof Element) || target.closest(keysOfTheirOwn)) return 0;
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : 0;
}

type Listeners = Pick<
  ComponentPropsWithoutRef<'section'>,
  'onPointerOver' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onKeyDown'
>;

/** Chains our handlers after the caller's for the same event. */
function chainHandlers(callerHandlers: Listeners, ownHandlers: Required<Listeners>): Required<Listeners> {
  return {
    onPointerOver: (event) => (callerHandlers.onPointerOver?.(event), ownHandlers.onPointerOver(event)),
    onPointerLeave: (event) => (callerHandlers.onPointerLeave?.(event), ownHandlers.onPointerLeave(event)),
    onFocus: (event) => (callerHandlers.onFocus?.(event), ownHandlers.onFocus(event)),
    onBlur: (event) => (callerHandlers.onBlur?.(event), ownHandlers.onBlur(event)),
    onKeyDown: (event) => (callerHandlers.onKeyDown?.(event), ownHandlers.onKeyDown(event)),
  };
}

/**
 * Content side by side, one position at a time: dragged, stepped through, or rotating (ST-12, WCAG 2.2.2). Before its
 * script loads, it scrolls. Renders a `<section>`.
 *
 * CSS variables: `--carousel-slide-size`, a slide's width: set it in a class, so that it can depend on the window;
 * `--carousel-gap`, the space between two slides.
 *
 * Data attributes: `data-component="carousel"`, `data-ready` once its script runs, `data-single` while all slides are
 * in view at once, `data-autoplay` (milliseconds per slide: any text), `data-running` while it rotates; parts
 * `controls`, `position`, `rotation`, `previous`, `next`, `viewport`, `slides`, `slide`, `pagination` and `dot`.
 */
export function Carousel({
  label,
  children,
  heading,
  autoplay,
  loop = false,
  arrows = true,
  pagination = true,
  index,
  defaultIndex = 0,
  onIndexChange,
  messages: given,
  className,
  ...rest
}: CarouselProps) {
  const messages = useMessages('carousel', carouselMessages, given);
  const slides = Children.toArray(children);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { viewport, view, current, rtl, ask, step } = useSnaps({
    loop,
    still,
    index,
    defaultIndex,
    onIndexChange,
  });
  const places = view?.count ?? slides.length;
  const rotation = useRotation({
    pace: autoplay,
    possible: places > 1 && view !== undefined && !still,
    current,
    onTurn: (from, event) => ask((from + 1) % places, 'autoplay', event),
  });
  const ends = {
    atStart: !(view?.hasPrevious ?? current > 0),
    atEnd: !(view?.hasNext ?? current < places - 1),
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const arrow = arrowDirection(event);
    if (arrow === 0) return;
    event.preventDefault();
    step(arrow > 0 === rtl ? -1 : 1, 'keyboard', event.nativeEvent);
  };

  return (
    <section
      data-component="carousel"
      data-ready={view ? '' : undefined}
      data-single={view && places <= 1 ? '' : undefined}
      data-autoplay={autoplay && paces[autoplay]}
      data-running={rotation.running ? '' : undefined}
      aria-roledescription={messages.carousel}
      aria-label={label}
      {...rest}
      className={className ? `me-carousel ${className}` : 'me-carousel'}
      {...chainHandlers(rest, { ...rotation.holders, onKeyDown })}
    >
      {(slides.length > 1 || heading) && (
        <div data-part="controls" className="me-carousel-controls">
          {heading ?? (
            <span data-part="position" aria-hidden="true" className="me-carousel-position">
              {messages.position(current + 1, places)}
            </span>
          )}
          {slides.length > 1 && (
            <div className="me-carousel-buttons">
              {autoplay && !still && (
                <RotationButton paused={rotation.paused} messages={messages} onPress={rotation.toggle} />
              )}
              {arrows && <Arrows messages={messages} {...ends} onStep={step} />}
            </div>
          )}
        </div>
      )}
      <Slides viewport={viewport} seen={view?.seen} quiet={rotation.running} messages={messages}>
        {slides}
      </Slides>
      {pagination && slides.length > 1 && (
        <Dots
          messages={messages}
          count={places}
          current={current}
          onPick={(target, event) => ask(target, 'pagination', event)}
        />
      )}
    </section>
  );
}
