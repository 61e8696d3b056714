'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';

/** Narrower than the first breakpoint (480 px, CO-05): a phone held upright, or a page zoomed that far. */
export const belowPhoneWidth = '(max-width: 479.98px)';

/**
 * Whether a CSS media query matches, followed as it changes. False on the server and while hydrating, so use it for
 * behaviour; what it should look like is a matter for CSS.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/**
 * What a layer with a form opens as: a `BottomSheet` on a phone, under the thumb, and a `Dialog` elsewhere. What is open
 * keeps its shape when the phone is turned, and with it what was typed.
 */
export function useLayerShape(open: boolean): 'sheet' | 'dialog' {
  const isPhone = useMediaQuery(belowPhoneWidth);
  const [opened, setOpened] = useState({ open, isPhone });
  if (opened.open !== open) setOpened({ open, isPhone: open ? isPhone : opened.isPhone });
  return opened.isPhone ? 'sheet' : 'dialog';
}
