'use client';

import { useState } from 'react';

/**
 * State that the caller may hold (`value`) or leave to the component (`initial`). The setter is silent: the component
 * asks the caller first, through `onXChange`, and sets what was not refused.
 */
export function useControlledState<Value>(
  value: Value | undefined,
  initial: Value,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  return [value === undefined ? own : value, setOwn];
}
