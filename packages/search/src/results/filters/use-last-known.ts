import { useState } from 'react';

/** The last known value, so that a filter's list or scale stays in place while its counts reload. */
export function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
