'use client';

import { useLayoutEffect, useState } from 'react';
import { tabbable } from 'tabbable';

/** Whether an element scrolls and contains nothing focusable through which the keyboard could scroll it. */
export function useNeedsFocus(element: HTMLElement | null): boolean {
  const [needsFocus, setNeedsFocus] = useState(false);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () =>
      setNeedsFocus(element.scrollHeight > element.clientHeight && tabbable(element).length === 0);
    measure();
    const resizes = new ResizeObserver(measure);
    const changes = new MutationObserver(measure);
    resizes.observe(element);
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      resizes.disconnect();
      changes.disconnect();
    };
  }, [element]);
  return needsFocus;
}
