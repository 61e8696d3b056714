'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

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
  const takeOver = useEffectEvent((element: HTMLInputElement, typed: string) => {
    if (typed !== field.text) field.onTyped(typed);
    if (element.ownerDocument.activeElement === element) field.onFocused();
  });
  const reset = useEffectEvent((event: Event) => field.onReset(event));
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    // Read at once: the next render writes the text that React knows.
    const takingOver = setTimeout(takeOver, 0, element, element.value);
    const { form } = element;
    const onReset = (event: Event) => reset(event);
    form?.addEventListener('reset', onReset);
    return () => {
      clearTimeout(takingOver);
      form?.removeEventListener('reset', onReset);
    };
  }, [input]);
}
