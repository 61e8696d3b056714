import type { ToastOptions } from '@melhor-escola/ui/toast';
import { lazyPart } from '@melhor-escola/ui/hooks';
import { type CSSProperties, useSyncExternalStore } from 'react';

const kit = () => import('@melhor-escola/ui/toast');
const Region = lazyPart(async () => (await kit()).ToastRegion, { failure: () => null });

/** Toasts stay above a bar at the bottom of the window, such as that of a comparison. */
const aboveBottomBar: CSSProperties & Record<'--toast-offset', string> = {
  '--toast-offset': 'var(--bottom-bar, 0px)',
};

let isWanted = false;
const listeners = new Set<() => void>();

/** Shows a toast. Its code is loaded with the first one. Browser only. */
export function showToast(toast: ToastOptions): void {
  isWanted = true;
  for (const listener of listeners) listener();
  void kit().then(
    (loaded) => void loaded.showToast(toast),
    // Without the code there is no toast, and nothing else breaks.
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The region of the toasts, empty until the first one. Render it once per page. */
export function ToastPlace() {
  const isNeeded = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
  return isNeeded && <Region style={aboveBottomBar} />;
}
