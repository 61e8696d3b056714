'use client';

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface ServedField {
  /** The text that React holds. */
  text: string;
  /** Something else was typed before scripts arrived. */
  onTyped: (text: string) => void;
  /** The field had the focus before scripts arrived. */
  onFocused: () => void;
  /** The form was reset. */
  onReset: (event: Event) => void;
}

/** What happens to a field without React: typing and focus before it takes over, and the reset of its form. */
export function useServedField(input: RefObject<HTMLInputElement | null>, field: ServedField): void {
  const isTaken = useRef(false);
  const takeOver = useEffectEvent((element: HTMLInputElement) => {
    if (element.value !== field.text) field.onTyped(element.value);
    if (element.ownerDocument.activeElement === element) field.onFocused();
  });
  // At once: the next render writes the text that React knows.
  useLayoutEffect(() => {
    if (!input.current || isTaken.current) return;
    isTaken.current = true;
    takeOver(input.current);
  }, [input]);
  const reset = useEffectEvent((event: Event) => field.onReset(event));
  useEffect(() => {
    const form = input.current?.form;
    const onReset = (event: Event) => reset(event);
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [input]);
}
