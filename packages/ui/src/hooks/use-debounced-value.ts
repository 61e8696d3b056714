'use client';

import { useEffect, useState } from 'react';

/** Returns the value once it has been unchanged for `debounceMs` milliseconds. Values are compared by identity. */
export function useDebouncedValue<Value>(value: Value, debounceMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value, debounceMs]);
  return debounced;
}
