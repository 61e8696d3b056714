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

/** Milliseconds that a slide stands (CO-05). */
export const paces: Readonly<Record<CarouselPace, number>> = { slow: 7000, normal: 5000, fast: 3000 };

/** What a pointer or the keyboard's focus is on: the rotation's own button counts less than the rest. */
type Holder = 'button' | 'rest' | undefined;

interface RotationOptions {
  pace: CarouselPace | undefined;
  /** Whether there is anything to go on to, and a person who does not mind motion. */
  possible: boolean;
  /** Where it stands: every move, by whomever, starts the time anew. */
  current: number;
  onTurn: (from: number, event: Event) => void;
}

function holderOf(target: EventTarget): Holder {
  return target instanceof Element && target.closest('[data-part="rotation"]') ? 'button' : 'rest';
}

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Whether a carousel turns by itself, worked out from everything that speaks for and against it (WCAG 2.2.2). Said to
 * pause, it stays so. Said to resume, it turns though the pointer and the focus are on the button that said it.
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
      onPointerOver: ({ target }: PointerEvent) => setPointer(holderOf(target)),
      onPointerLeave: () => setPointer(undefined),
      // A press leaves the focus behind on what was pressed or dragged: that alone would hold it for ever.
      onFocus: ({ target }: FocusEvent) =>
        setFocus(target.matches(':focus-visible') ? holderOf(target) : undefined),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocus(undefined);
      },
    },
  };
}
