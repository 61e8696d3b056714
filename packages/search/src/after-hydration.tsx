import { useSyncExternalStore, type ReactNode } from 'react';

const never = (): (() => void) => () => {};

export interface AfterHydrationProps {
  children: ReactNode;
  /** What stands there on the server's page. */
  fallback?: ReactNode;
}

/** What only a browser can show, once the page has been taken over there. */
export function AfterHydration({ children, fallback = null }: AfterHydrationProps) {
  const isTaken = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isTaken ? children : fallback;
}
