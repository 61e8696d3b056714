'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';

/** Narrower than the first breakpoint (480 px, CO-05): a phone in portrait orientation, or a page zoomed that far. */
export const belowPhoneWidth = '(max-width: 479.98px)';

/** A phone in either orientation. */
export const phoneScreen = '(max-width: 479.98px), (max-height: 479.98px) and (pointer: coarse)';

/**
 * Whether a CSS media query matches, updated when that changes. False on the server and during hydration, so use it for
 * behavior only; use CSS for appearance.
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
 * The component for a layer with a form: `BottomSheet` on a phone, within reach of the thumb, and `Dialog` elsewhere.
 * An open layer keeps its shape when the phone is rotated, and so the text in it.
 */
export function useLayerShape(open: boolean): 'sheet' | 'dialog' {
  const isPhone = useMediaQuery(belowPhoneWidth);
  const [opened, setOpened] = useState({ open, isPhone });
  if (opened.open !== open) setOpened({ open, isPhone: open ? isPhone : opened.isPhone });
  return opened.isPhone ? 'sheet' : 'dialog';
}
