'use client';

import { type FocusEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { rememberFocus } from '../layer-stack/focus-return.ts';

/**
 * The way into the region and back: the hotkey leads to the newest toast, and from there to where it was pressed. When a
 * toast that holds the focus goes, the focus goes to its neighbour, and after the last to where it came from.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>, hotkey: string | undefined) {
  const giveBack = useRef<() => void>(undefined);

  useEffect(() => {
    if (!hotkey) return undefined;
    const leave = () => {
      giveBack.current?.();
      const { activeElement } = document;
      // It came from nowhere, and goes back there.
      if (activeElement instanceof HTMLElement && region.current?.contains(activeElement))
        activeElement.blur();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (event.key !== hotkey || hasModifier || event.defaultPrevented) return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement)) leave();
      else itemsOf(region.current).at(-1)?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [region, hotkey]);

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget))
      giveBack.current = rememberFocus(relatedTarget);
  };
  const onFocusLost = useCallback(
    (leaving: HTMLElement) => {
      const items = itemsOf(region.current);
      const left = items.filter((item) => item !== leaving && item.dataset['state'] === 'open');
      const next = left.find((item) => items.indexOf(item) > items.indexOf(leaving)) ?? left.at(-1);
      if (next) next.focus();
      else giveBack.current?.();
    },
    [region],
  );
  return { onFocus, onFocusLost };
}

function itemsOf(region: HTMLElement | null) {
  return [...(region?.querySelectorAll<HTMLElement>('[data-part=item]') ?? [])];
}
