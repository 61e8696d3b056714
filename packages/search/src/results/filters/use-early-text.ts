import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Tells of what was typed into a field before the page's scripts came: React leaves it there and knows nothing of it.
 *
 * @param take `isLeft`: whoever typed it has gone on since.
 * @returns the ref of the field's input.
 */
export function useEarlyText(
  take: (typed: string, isLeft: boolean) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(take);
  useEffect(() => {
    const field = input.current;
    if (field && field.value !== field.defaultValue) takeOver(field.value, field !== document.activeElement);
  }, []);
  return input;
}
