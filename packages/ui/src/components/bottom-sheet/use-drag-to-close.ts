'use client';

import { useEffect, useEffectEvent } from 'react';
import { dragToClose } from './sheet-drag.ts';

/**
 * Lets a panel at a lower edge be dragged away as a `BottomSheet` is: by its part `header`, or with a finger by any content that is
 * scrolled to the top. A button that does the same must be in it (WCAG 2.5.7).
 *
 * @param panel moves with the finger; without one nothing can be dragged.
 * @param onClose called when it is released far enough or fast enough; it slides back if this returns false.
 */
export function useDragToClose(
  panel: HTMLElement | null | undefined,
  onClose: (event: Event) => boolean,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!panel) return undefined;
    const listening = new AbortController();
    dragToClose(panel, (event) => close(event), listening.signal);
    return () => listening.abort();
  }, [panel]);
}
