'use client';

import { type RefObject, useEffect, useState } from 'react';

/**
 * How many characters a text area holds, followed however it changes: a key, a paste, a clear, the reset of its form. As
 * `min` and `max` of a form count (VA-07): UTF-16 units, which is what the service counts too.
 */
export function useTextLength(
  control: RefObject<HTMLTextAreaElement | null>,
  value: string | undefined,
  defaultValue: string | undefined,
): number {
  const [length, setLength] = useState((value ?? defaultValue ?? '').length);
  // Not beside a value the caller holds: rendering before the caller has heard of a letter would take it back.
  const held = value !== undefined;
  useEffect(() => {
    const element = control.current;
    if (!element || held) return undefined;
    const count = () => setLength(element.value.length);
    // The fields are emptied after the event has passed.
    const countAfterReset = (event: Event) => {
      if (event.target === element.form) setTimeout(count);
    };
    // What was typed before the scripts came.
    count();
    element.addEventListener('input', count);
    document.addEventListener('reset', countAfterReset);
    return () => {
      element.removeEventListener('input', count);
      document.removeEventListener('reset', countAfterReset);
    };
  }, [control, held]);
  return value?.length ?? length;
}
