/** Each path is reloaded at most once in this time (RT-19), so that no failure causes a loop. */
const RELOAD_GUARD_MS = 10_000;
const storageKey = 'montilla:page-reloads';

/**
 * A pending full page load on the next navigation: after a new build (RT-19), or to unload a script.
 */
export class PendingReload {
  readonly #storage: () => Storage;
  #isDue = false;

  /** @param storage of the tab; access may be denied. */
  constructor(storage: () => Storage = () => window.sessionStorage) {
    this.#storage = storage;
  }

  /** Requests a full page load for the next navigation. */
  readonly request = (): void => {
    this.#isDue = true;
  };

  /**
   * Whether the host must load the page from the server. Records the reload.
   *
   * @param path of the navigation.
   */
  readonly isDue = (path: string): boolean => {
    if (!this.#isDue) return false;
    const now = Date.now();
    const reloads = Object.entries(this.#read()).filter(([, at]) => now - at < RELOAD_GUARD_MS);
    if (reloads.some(([reloaded]) => reloaded === path)) return false;
    return this.#write({ ...Object.fromEntries(reloads), [path]: now });
  };

  #read(): Record<string, number> {
    try {
      const stored: unknown = JSON.parse(this.#storage().getItem(storageKey) ?? '{}');
      if (typeof stored !== 'object' || stored === null) return {};
      return Object.fromEntries(Object.entries(stored).filter(([, at]) => typeof at === 'number'));
    } catch {
      return {};
    }
  }

  /** @returns whether it was stored; without storage nothing would prevent a loop. */
  #write(reloads: Record<string, number>): boolean {
    try {
      this.#storage().setItem(storageKey, JSON.stringify(reloads));
      return true;
    } catch {
      return false;
    }
  }
}
