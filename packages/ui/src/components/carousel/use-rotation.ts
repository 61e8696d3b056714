'use client';

import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';

export type CarouselPace = 'slow' | 'normal' | 'fast';

/** Milliseconds per slide (CO-05). */
export const paces: Readonly<Record<CarouselPace, number>> = { slow: 7000, normal: 5000, fast: 3000 };

/** Where the pointer or keyboard focus is: on the rotation button it counts less than elsewhere. */
type Holder = 'button' | 'rest' | undefined;

interface RotationOptions {
  pace: CarouselPace | undefined;
  /** Whether there is another position, and no preference for reduced motion. */
  possible: boolean;
  /** The current position: every move, whatever its cause, restarts the timer. */
  current: number;
  onTurn: (from: number, event: Event) => void;
}

function toHolder(target: EventTarget): Holder {
  return target instanceof Element && target.closest('[data-part="rotation"]') ? 'button' : 'rest';
}

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Decides whether a carousel rotates (WCAG 2.2.2). An explicit pause is permanent. After an explicit resume it rotates
 * although the pointer and the focus are on the button.
 */
export function useRotation({ pace, possible, current, onTurn }: RotationOptions) {
  const [choice, setChoice] = useState<'paused' | 'resumed'>();
  const [pointer, setPointer] = useState<Holder>();
  const [focus, setFocus] = useState<Holder>();
  const visible = useSyncExternalStore(
    onVisibility,
    () => !document.hidden,
    () => true,
  );
  const held = [pointer, focus].some(
    (holder) => holder === 'rest' || (holder === 'button' && choice !== 'resumed'),
  );
  const running = pace !== undefined && possible && visible && choice !== 'paused' && !held;
  const turn = useEffectEvent((from: number) => onTurn(from, new Event('change')));

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => turn(current), paces[pace]);
    return () => clearInterval(timer);
  }, [running, pace, current]);

  return {
    running,
    paused: choice === 'paused',
    toggle: () => setChoice(choice === 'paused' ? 'resumed' : 'paused'),
    holders: {
      onPointerOver: ({ target }: PointerEvent) => setPointer(toHolder(target)),
      onPointerLeave: () => setPointer(undefined),
      // A pressed or dragged element keeps the focus, which alone would stop the rotation for ever.
      onFocus: ({ target }: FocusEvent) =>
        setFocus(target.matches(':focus-visible') ? toHolder(target) : undefined),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocus(undefined);
      },
    },
  };
}
