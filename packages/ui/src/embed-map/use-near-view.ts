'use client';

import { type RefObject, useEffect, useState } from 'react';

/** How near the window an embedded map begins to load (CO-05). */
const margin = '50px';

/** Whether an element has come within 50 px of the window; once it has, for good. Watches while `watching`. */
export function useNearView(element: RefObject<Element | null>, watching: boolean): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!watching || near || !current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      {
        // Named, so that the margin counts where the whole page is in a frame, too.
        root: current.ownerDocument,
        rootMargin: margin,
      },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, near, watching]);
  return near;
}
