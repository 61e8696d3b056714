/** Milliseconds within which one path is loaded anew once (spec §9): whatever goes wrong, there is no loop. */
const RELOAD_GUARD_MS = 10_000;
const storageKey = 'page-renewals';

/**
 * Whether the next navigation is to load its page from the server: because there is a new build (RT-19), or because a script
 * is to be gone that cannot be taken out of a page.
 */
export class PendingReload {
  readonly #storage: () => Storage;
  #isDue = false;

  /** @param storage that lasts as long as the tab; a browser may refuse it. */
  constructor(storage: () => Storage = () => window.sessionStorage) {
    this.#storage = storage;
  }

  /** The next page is to come from the server. */
  readonly request = (): void => {
    this.#isDue = true;
  };

  /**
   * Asked by the host on the way to a page, which it then loads from the server if so.
   *
   * @param path of the page that is gone to.
   */
  readonly isDue = (path: string): boolean => {
    if (!this.#isDue) return false;
    const now = Date.now();
    const reloads = Object.entries(this.#read()).filter(([, at]) => now - at < RELOAD_GUARD_MS);
    if (reloads.some(([renewed]) => renewed === path)) return false;
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

  /** @returns whether it is kept: where it is not, nothing would end a loop. */
  #write(reloads: Record<string, number>): boolean {
    try {
      this.#storage().setItem(storageKey, JSON.stringify(reloads));
      return true;
    } catch {
      return false;
    }
  }
}
