'use client';

import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Hides a panel with `hidden="until-found"` while it is closed: the browser's search and `#fragment` links still find
 * its text, and then call `onFound`, which should open the panel (if a caller cancels, it is hidden again). Chrome 102,
 * Firefox 148, Safari 26.2; older browsers simply hide it.
 *
 * The attribute is set here and not rendered, because React 19 knows `hidden` only as a boolean. The class
 * `until-found` with `data-state` defines the appearance, so that a page without scripts shows everything.
 */
export function useUntilFound(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onFound: (event: Event) => void,
): void {
  const found = useEffectEvent(onFound);
  const syncHidden = useEffectEvent(() => hide(panel.current, !isOpen));
  // Before the attribute, and as early: the browser may find the text in the first frame.
  useLayoutEffect(() => {
    const element = panel.current;
    const onBeforeMatch = (event: Event) => {
      // The event bubbles: a nested panel handles its own.
      if (event.target !== element) return;
      found(event);
      // The browser removes the attribute after this event, whatever the handler decided.
      setTimeout(syncHidden);
    };
    element?.addEventListener('beforematch', onBeforeMatch);
    return () => element?.removeEventListener('beforematch', onBeforeMatch);
  }, [panel]);
  useLayoutEffect(() => hide(panel.current, !isOpen), [panel, isOpen]);
}

function hide(panel: HTMLElement | null, hidden: boolean) {
  if (hidden) panel?.setAttribute('hidden', 'until-found');
  else panel?.removeAttribute('hidden');
}
