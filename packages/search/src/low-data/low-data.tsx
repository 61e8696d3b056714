import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { savesData } from './saves-data.ts';

const ServerSays = createContext(false);

/**
 * Tells the screens within what the server knows of the visitor's wish to save data (its `Save-Data` header), so that the
 * page it sends and the one the browser takes over are the same.
 */
export function LowDataProvider({ saveData, children }: { saveData: boolean; children: ReactNode }) {
  return <ServerSays value={saveData}>{children}</ServerSays>;
}

/** Whether the visitor asks sites to send less: no pictures and no map ground until asked for, nothing ahead of time (product 12). */
export function useLowData(): boolean {
  const serverSays = use(ServerSays);
  return useSyncExternalStore(
    subscribe,
    () => serverSays || savesData(),
    () => serverSays,
  );
}

const query = '(prefers-reduced-data: reduce)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
