import { useSyncExternalStore } from 'react';
import type { ConsentStore } from './consent-store.ts';

/** What the visitor said last; `undefined` while they have not. */
export function useConsentChoice({ subscribe, choice }: ConsentStore) {
  return useSyncExternalStore(subscribe, choice, () => undefined);
}
