'use client';

import { useDeferredValue, type ReactNode } from 'react';

export interface AfterHydrationProps {
  children: ReactNode;
  /** What stands there on the server's page. */
  fallback?: ReactNode;
}

/**
 * What only a browser can show, once the page has been taken over there. Drawn when there is time: all of it at once would
 * keep the page from answering (P2).
 */
export function AfterHydration({ children, fallback = null }: AfterHydrationProps) {
  const isTaken = useDeferredValue(true, false);
  return isTaken ? children : fallback;
}
