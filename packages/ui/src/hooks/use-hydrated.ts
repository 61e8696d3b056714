'use client';

import { useSyncExternalStore } from 'react';

/** Whether the component is hydrated: false on the server and during hydration, true from the first render of a client-only mount. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};
