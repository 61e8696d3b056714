'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { changeDetails } from '../../internal/change-details.ts';
import { useControlledState } from '../../internal/use-controlled-state.ts';
import type { SliderDetails, SliderReason } from './slider-track.tsx';

/** Milliseconds without a change after which a value is committed (CO-05). */
const COMMIT_AFTER_MS = 300;

interface SliderValuesOptions {
  /** One or two, lowest first (controlled). */
  value: readonly number[] | undefined;
  initial: readonly number[];
  onChange: (values: readonly number[], details: SliderDetails) => void;
  /** Called with values that have stopped changing. */
  onCommit: (values: readonly number[], details: SliderDetails) => void;
}

/** The values of a slider, and the handlers of its track. A pending commit happens on blur and on unmount. */
export function useSliderValues({ value, initial, onChange, onCommit }: SliderValuesOptions) {
  const [values, setValues] = useControlledState(value, initial);
  const pending = useRef<{
    values: readonly number[];
    details: SliderDetails;
    timer: ReturnType<typeof setTimeout>;
  }>(undefined);
  const drop = () => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  };
  // The timer belongs to an older render; the caller's latest handler must be called.
  const latest = useRef(onCommit);
  useEffect(() => {
    latest.current = onCommit;
  });
  const flush = () => {
    const { current } = pending;
    drop();
    if (current) latest.current(current.values, current.details);
  };
  const flushLast = useEffectEvent(flush);
  useEffect(() => () => flushLast(), []);
  return {
    values,
    handlers: {
      onMove: (next: readonly number[], reason: SliderReason, event: Event) => {
        const details = changeDetails(reason, event);
        onChange(next, details);
        if (details.isCanceled) return;
        setValues(next);
        drop();
        pending.current = { values: next, details, timer: setTimeout(flush, COMMIT_AFTER_MS) };
      },
      onLeave: flush,
      onReset: () => {
        drop();
        setValues(initial);
      },
    },
  };
}
