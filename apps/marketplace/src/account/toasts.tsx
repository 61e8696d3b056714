import type { ToastOptions } from '@melhor-escola/ui/toast';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const kit = () => import('@melhor-escola/ui/toast');
const Region = lazy(async () => ({ default: (await kit()).ToastRegion }));

let isWanted = false;
const listeners = new Set<() => void>();

/** Says in passing what was done; what shows it is fetched with the first one. Only in a browser. */
export function showToast(toast: ToastOptions): void {
  isWanted = true;
  for (const listener of listeners) listener();
  void kit().then((loaded) => loaded.showToast(toast));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where they are shown, once there are any: once in the page. */
export function ToastPlace() {
  const isNeeded = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
  return (
    isNeeded && (
      <Suspense>
        <Region />
      </Suspense>
    )
  );
}
