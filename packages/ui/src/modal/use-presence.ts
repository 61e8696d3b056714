'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether to draw what is open, and for as long as it takes to go: until its own animation of leaving has ended. */
export function usePresence(isOpen: boolean, element: RefObject<HTMLElement | null>): boolean {
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);
  useLayoutEffect(() => {
    if (isOpen || !isPresent) return undefined;
    let current = true;
    const leaving = element.current?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(leaving).then(() => current && setPresent(false));
    return () => {
      current = false;
    };
  }, [isOpen, isPresent, element]);
  return isOpen || isPresent;
}
