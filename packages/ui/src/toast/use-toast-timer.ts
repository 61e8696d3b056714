'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import type { ToastEntry } from './toast-queue.ts';

/** Long enough to be seen and read at leisure. */
const SHORTEST_MS = 6000;
const MS_PER_LETTER = 60;
/** What a toast that was read under the pointer is left with at least, so that it does not vanish from under it. */
const LEFT_AT_LEAST_MS = 1000;

/** How long a toast stays, in milliseconds: for good, when it asks for something or says what went wrong. */
export function toastDuration({ tone, action, duration, title, description = '' }: ToastEntry): number {
  if (action || tone === 'danger') return Infinity;
  return duration ?? Math.max(SHORTEST_MS, (title.length + description.length) * MS_PER_LETTER);
}

/** Closes a toast when its time is up. While paused the time stands still; shown anew it begins anew. */
export function useToastTimer(entry: ToastEntry, isPaused: boolean, onEnd: (event: Event) => void): void {
  const duration = toastDuration(entry);
  const { revision, state } = entry;
  const left = useRef({ revision, ms: duration });
  const end = useEffectEvent(() => onEnd(new Event('change')));

  useEffect(() => {
    if (left.current.revision !== revision) left.current = { revision, ms: duration };
    if (isPaused || state === 'closed' || duration === Infinity) return undefined;
    const from = performance.now();
    const timer = setTimeout(end, left.current.ms);
    return () => {
      clearTimeout(timer);
      const ms = left.current.ms - (performance.now() - from);
      left.current = { revision, ms: Math.max(ms, LEFT_AT_LEAST_MS) };
    };
  }, [isPaused, state, duration, revision]);
}
