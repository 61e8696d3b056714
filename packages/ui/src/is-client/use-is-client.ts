'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on a server and while hydrating, when there is no place yet for what is drawn at the end of the body. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
