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
