import type { MapConsent } from '@melhor-escola/search/ports';
import type { ConsentStore } from '@melhor-escola/tracking/consent/consent-store';

let consent: ConsentStore | undefined;
const listeners = new Set<() => void>();

/** Whether the visitor agreed to maps of another host (CO-05). Nothing is granted before tracking has begun, once a page is idle. */
export const mapConsent: MapConsent = {
  isGranted: () => consent?.allows('maps') ?? false,
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function notify(): void {
  for (const listener of listeners) listener();
}

/** Has maps go by what the visitor chose, from now on. */
export function followMapConsent(store: ConsentStore): void {
  consent = store;
  store.subscribe(notify);
  notify();
}
