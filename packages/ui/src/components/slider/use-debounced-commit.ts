'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import type { SliderDetails } from './slider-track.tsx';

/** Milliseconds without a change after which a value is committed (CO-05). */
const COMMIT_AFTER_MS = 300;

export interface DebouncedCommit<Value> {
  /** Commits the value after the debounce time, unless another one follows. */
  schedule: (value: Value, details: SliderDetails) => void;
  /** Commits a pending value at once. */
  flush: () => void;
  /** Drops a pending value: its form was reset. */
  cancel: () => void;
}

/** Debounces the commit of a continuously changing value. A pending value is committed on unmount. */
export function useDebouncedCommit<Value>(
  onCommit: ((value: Value, details: SliderDetails) => void) | undefined,
): DebouncedCommit<Value> {
  const waiting = useRef<{ value: Value; details: SliderDetails; timer: ReturnType<typeof setTimeout> }>(
    undefined,
  );
  // The timer calls the handler of the render that set it; the caller's latest handler must be called instead.
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
    cancel: () => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
    },
    schedule: (value, details) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { value, details, timer: setTimeout(flush, COMMIT_AFTER_MS) };
    },
  };
}
