'use client';

import useEmblaCarousel from 'embla-carousel-react';
import {
  type RefCallback,
  useCallback,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import { readDirection } from '../../internal/is-rtl.ts';
import { useControlledState } from '../../internal/use-controlled-state.ts';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';

export type CarouselReason = 'previous' | 'next' | 'pagination' | 'keyboard' | 'drag' | 'focus' | 'autoplay';

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

interface View {
  /** Number of positions: fewer than slides if several are visible at once. */
  count: number;
  /** Whether there is a position before the current one: always, if it loops, which it cannot with too few slides. */
  hasPrevious: boolean;
  /** Whether there is a position after the current one. */
  hasNext: boolean;
  /** Indexes of the visible slides; undefined until the browser has measured them. */
  seen: readonly number[] | undefined;
}

interface SnapsOptions {
  loop: boolean;
  still: boolean;
  index: number | undefined;
  defaultIndex: number;
  onIndexChange: ((index: number, details: ChangeDetails<CarouselReason>) => void) | undefined;
}

/** What embla reports now. It knows the visible slides a frame after it has started or measured again. */
function readView(embla: Embla, previous: View | undefined): View {
  const seen = embla.slidesInView();
  return {
    count: embla.scrollSnapList().length,
    hasPrevious: embla.canScrollPrev(),
    hasNext: embla.canScrollNext(),
    seen: seen.length > 0 ? seen : previous?.seen,
  };
}

/** The position of a carousel and its changes: we or the caller own the state, embla only renders and drags. */
export function useSnaps({ loop, still, index, defaultIndex, onIndexChange }: SnapsOptions) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const [hold, embla] = useEmblaCarousel({
    loop,
    direction,
    align: 'start',
    slidesToScroll: 'auto',
    inViewThreshold: 0.05,
    duration: 22,
  });
  const [view, setView] = useState<View>();
  const [wanted, setOwn] = useControlledState(index, defaultIndex);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const cause = useRef<'drag' | 'focus'>('drag');
  const placed = useRef(false);
  const current = Math.min(Math.max(wanted, 0), Math.max((view?.count ?? Number.POSITIVE_INFINITY) - 1, 0));

  const ask = (target: number, reason: CarouselReason, event: Event) => {
    const details = changeDetails(reason, event);
    onIndexChange?.(target, details);
    if (!details.isCanceled) setOwn(target);
    // Canceled, or not followed by a controlled caller: reverts the drag.
    renderAgain();
  };

  const onSelect = useEffectEvent((of: Embla) => {
    const selected = of.selectedScrollSnap();
    if (selected !== current) ask(selected, cause.current, new Event('change'));
  });

  useEffect(() => {
    if (!embla) return;
    const updateView = () => setView((previous) => readView(embla, previous));
    updateView();
    embla
      .on('reInit', updateView)
      .on('slidesInView', updateView)
      .on('pointerDown', () => (cause.current = 'drag'))
      .on('slideFocusStart', () => (cause.current = 'focus'))
      .on('select', updateView)
      .on('select', onSelect);
  }, [embla]);

  // After every render: any of them may revert a canceled drag.
  useEffect(() => {
    if (!embla || !view) return;
    if (embla.selectedScrollSnap() !== current) embla.scrollTo(current, still || !placed.current);
    placed.current = true;
  });

  const viewport: RefCallback<HTMLDivElement> = useCallback(
    (node) => {
      hold(node);
      if (!node) return undefined;
      const followDirection = () => setDirection(readDirection(node));
      followDirection();
      // Set on the carousel, or on any element around it.
      const changes = new MutationObserver(followDirection);
      changes.observe(document, { attributeFilter: ['dir'], subtree: true });
      return () => {
        changes.disconnect();
        hold(null);
      };
    },
    [hold],
  );

  const step = (by: 1 | -1, reason: CarouselReason, event: Event) => {
    if (view && (by > 0 ? view.hasNext : view.hasPrevious))
      ask((current + by + view.count) % view.count, reason, event);
  };

  return { viewport, view, current, rtl: direction === 'rtl', ask, step };
}
