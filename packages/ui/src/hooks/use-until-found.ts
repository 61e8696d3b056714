'use client';

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Hides a panel with `hidden="until-found"` while it is closed: its text is still found by the browser's search and by
 * `#fragment` links, and finding it calls `onFound`, which should open the panel (a caller may refuse: then it is hidden
 * again). Chrome 102, Firefox 148, Safari 26.2; to older ones it is plainly hidden.
 *
 * The attribute is set here and not rendered, because React 19 knows `hidden` only as a boolean. The look is that of the
 * class `until-found` with `data-state`, so that a page without scripts shows everything.
 */
export function useUntilFound(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onFound: (event: Event) => void,
): void {
  const found = useEffectEvent(onFound);
  const syncHidden = useEffectEvent(() => hide(panel.current, !isOpen));
  useLayoutEffect(() => hide(panel.current, !isOpen), [panel, isOpen]);
  useEffect(() => {
    const element = panel.current;
    const onBeforeMatch = (event: Event) => {
      // It bubbles: a panel within this one has its own.
      if (event.target !== element) return;
      found(event);
      // The browser takes the attribute away by itself, after this event and whatever was decided.
      setTimeout(syncHidden);
    };
    element?.addEventListener('beforematch', onBeforeMatch);
    return () => element?.removeEventListener('beforematch', onBeforeMatch);
  }, [panel]);
}

function hide(panel: HTMLElement | null, hidden: boolean) {
  if (hidden) panel?.setAttribute('hidden', 'until-found');
  else panel?.removeAttribute('hidden');
}
