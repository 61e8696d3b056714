'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import type { SliderDetails } from './slider-track.tsx';

/** How long a value must have stood before it counts as chosen (CO-05). */
const COMMIT_AFTER_MS = 300;

export interface DebouncedCommit<Value> {
  /** Commits the value once it has stood long enough, unless another comes before. */
  schedule: (value: Value, details: SliderDetails) => void;
  /** Commits at once what is waiting, if anything. */
  flush: () => void;
}

/** Tells of the settled value of what changes continuously. What waits as the component goes is not lost. */
export function useDebouncedCommit<Value>(
  onCommit: ((value: Value, details: SliderDetails) => void) | undefined,
): DebouncedCommit<Value> {
  const waiting = useRef<{ value: Value; details: SliderDetails; timer: ReturnType<typeof setTimeout> }>(
    undefined,
  );
  // A timer calls what was asked for when it was set; the caller's latest handler is what must hear of it.
  const latest = useRef(onCommit);
  useEffect(() => {
    latest.current = onCommit;
  });
  const flush = () => {
    const { current } = waiting;
    if (!current) return;
    clearTimeout(current.timer);
    waiting.current = undefined;
    latest.current?.(current.value, current.details);
  };
  const flushLast = useEffectEvent(flush);
  useEffect(() => () => flushLast(), []);
  return {
    flush,
    schedule: (value, details) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { value, details, timer: setTimeout(flush, COMMIT_AFTER_MS) };
    },
  };
}
