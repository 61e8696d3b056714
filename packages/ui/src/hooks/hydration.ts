'use client';

import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';

/** Whether the component is hydrated: false on the server and during hydration, true from the first render of a client-only mount. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};

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
