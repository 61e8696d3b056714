'use client';

import { useDeferredValue, type ReactNode } from 'react';

export interface AfterHydrationProps {
  children: ReactNode;
  /** Shown on the server's page and until the children are rendered. */
  fallback?: ReactNode;
}

/**
 * Renders what only a browser can show, once the page is hydrated. Rendered at low priority, unlike with `useHydrated`:
 * all such parts at once would block the page (P2).
 */
export function AfterHydration({ children, fallback = null }: AfterHydrationProps) {
  const isHydrated = useDeferredValue(true, false);
  return isHydrated ? children : fallback;
}
