import { useState } from 'react';

/** The last known value: while a filter's counts load again, its list or scale stays in place. */
export function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
