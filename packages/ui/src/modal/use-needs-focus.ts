'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';
import { tabOrder } from '../focus/tab-order.ts';

/** Whether what an element holds is longer than it is, with nothing in it by which the keyboard would get there. */
export function useNeedsFocus(element: RefObject<HTMLElement | null>): boolean {
  const [needsFocus, setNeedsFocus] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () =>
      setNeedsFocus(current.scrollHeight > current.clientHeight && tabOrder(current).length === 0);
    measure();
    const resizes = new ResizeObserver(measure);
    const changes = new MutationObserver(measure);
    resizes.observe(current);
    changes.observe(current, { childList: true, subtree: true });
    return () => {
      resizes.disconnect();
      changes.disconnect();
    };
  }, [element]);
  return needsFocus;
}
