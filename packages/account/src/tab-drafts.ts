import {
  deviceStore,
  type DeviceStorage,
  type DeviceStore,
  tabStorage,
} from '@melhor-escola/ui/device-store';

/** Prefix of the site's keys in a tab's storage (EN-12). */
const PREFIX = 'montilla:';

/**
 * What a form persists in `sessionStorage`: it survives a reload and ends with the tab. Never a password or a CPF.
 *
 * @param parse returns the draft that a stored object holds; returns undefined or throws for anything else.
 * @param storage the tab's.
 */
export function tabDraft<Draft extends object>(
  name: string,
  parse: (stored: Readonly<Record<string, unknown>>) => Draft | undefined,
  storage: DeviceStorage = tabStorage,
): DeviceStore<Draft> {
  return deviceStore(storage, PREFIX + name, parse);
}

/**
 * Deletes the drafts of this tab: on a shared computer, Back shows no name, e-mail or student of the user who signed out
 * (S2). The tab's location by IP address goes with them, and is requested again. A session that only expired keeps them, because its user
 * returns to them.
 */
export function clearTabDrafts(): void {
  try {
    const { sessionStorage } = globalThis;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden: there are no drafts.
  }
}
