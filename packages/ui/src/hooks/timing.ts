'use client';

import { useEffect, useState } from 'react';

/** The value once it has stayed the same for `debounceMs` milliseconds. Compared by identity: keep it while nothing changes. */
export function useDebouncedValue<Value>(value: Value, debounceMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value, debounceMs]);
  return debounced;
}

/** Milliseconds to wait in browsers without `requestIdleCallback` (Safari). */
const FALLBACK_MS = 200;

export interface AfterIdleOptions {
  /**
   * Milliseconds after which a busy browser calls back anyway; 0: it waits as long as it takes.
   * @default 5000
   */
  timeoutMs?: number | undefined;
}

/**
 * Calls back when the browser is idle. Browser only.
 *
 * @returns a function that cancels the call.
 */
export function afterIdle(callback: () => void, { timeoutMs = 5_000 }: AfterIdleOptions = {}): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
