'use client';

import { useLayoutEffect } from 'react';
import { lockScroll } from './scroll-lock.ts';

/** Holds a scroll lock while `active`, and for no longer than the component is there. See `lockScroll`. */
export function useScrollLock(
  active: boolean,
  { toTop = false }: { toTop?: boolean | undefined } = {},
): void {
  useLayoutEffect(() => (active ? lockScroll({ toTop }) : undefined), [active, toTop]);
}
