import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Adopts text that was typed into a field before hydration: React leaves it in the field and does not know it.
 *
 * @param adopt `isLeft`: the field has lost focus since.
 * @returns the ref of the field's input.
 */
export function usePreHydrationText(
  adopt: (typed: string, isLeft: boolean) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const adoptText = useEffectEvent(adopt);
  useEffect(() => {
    const field = input.current;
    if (field && field.value !== field.defaultValue) adoptText(field.value, field !== document.activeElement);
  }, []);
  return input;
}
