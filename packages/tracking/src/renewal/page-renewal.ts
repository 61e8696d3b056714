/** Milliseconds within which one path is loaded anew once (spec §9): whatever goes wrong, there is no loop. */
const guard = 10_000;
const storageKey = 'page-renewals';

/**
 * Whether the next navigation is to load its page from the server: because there is a new build (RT-19), or because a script
 * is to be gone that cannot be taken out of a page.
 */
export class PageRenewal {
  readonly #storage: () => Storage;
  #isDue = false;

  /** @param storage that lasts as long as the tab; a browser may refuse it. */
  constructor(storage: () => Storage = () => window.sessionStorage) {
    this.#storage = storage;
  }

  /** The next page is to come from the server. */
  readonly demand = (): void => {
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
    const renewals = Object.entries(this.#read()).filter(([, at]) => now - at < guard);
    if (renewals.some(([renewed]) => renewed === path)) return false;
    return this.#write({ ...Object.fromEntries(renewals), [path]: now });
  };

  #read(): Record<string, number> {
    try {
      const kept: unknown = JSON.parse(this.#storage().getItem(storageKey) ?? '{}');
      if (typeof kept !== 'object' || kept === null) return {};
      return Object.fromEntries(Object.entries(kept).filter(([, at]) => typeof at === 'number'));
    } catch {
      return {};
    }
  }

  /** @returns whether it is kept: where it is not, nothing would end a loop. */
  #write(renewals: Record<string, number>): boolean {
    try {
      this.#storage().setItem(storageKey, JSON.stringify(renewals));
      return true;
    } catch {
      return false;
    }
  }
}
