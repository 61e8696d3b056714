import { choiceCookie, purposes, readChoice, type ConsentChoice, type Purpose } from './consent-choice.ts';

/**
 * What the visitor of this browser agreed to. Kept in one cookie, and in no other place: what another tab, or another
 * window of the site, has written is true here as soon as this tab hears of it.
 *
 * For browsers alone: a server's page is the same for everybody.
 */
export class ConsentStore {
  readonly #listeners = new Set<() => void>();
  #kept: string | undefined;
  #choice: ConsentChoice | undefined;

  constructor() {
    this.refresh();
    // Where a browser tells of cookies, the tabs in the background hear at once. Elsewhere each looks when it is looked at.
    if ('cookieStore' in window) window.cookieStore.addEventListener('change', this.refresh);
    window.addEventListener('pageshow', this.refresh);
    document.addEventListener('visibilitychange', this.refresh);
  }

  /** The last word; `undefined` while there is none. The same object until there is another. */
  readonly choice = (): ConsentChoice | undefined => this.#choice;

  readonly allows = (purpose: Purpose): boolean => this.#choice?.granted.includes(purpose) ?? false;

  /** Calls back after each change, from whatever tab. @returns what stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Agrees to these purposes and to no other. */
  readonly decide = (granted: readonly Purpose[]): void => {
    const choice = {
      granted: purposes.filter((purpose) => granted.includes(purpose)),
      decidedAt: new Date().toISOString(),
    };
    document.cookie = choiceCookie(choice, window.location.protocol === 'https:');
    this.refresh();
    // A browser that keeps no cookies is still told once: for as long as the page is there.
    if (!this.#choice) this.#become(choice);
  };

  /** Looks at the cookie again. */
  readonly refresh = (): void => {
    const choice = readChoice(document.cookie);
    const kept = JSON.stringify(choice);
    if (kept === this.#kept) return;
    this.#kept = kept;
    this.#become(choice);
  };

  #become(choice: ConsentChoice | undefined): void {
    this.#choice = choice;
    for (const listener of this.#listeners) listener();
  }
}

/**
 * Whether the consent panel is open. Anything on the site may open it, such as the link in the footer of each page, which works
 * long before the panel's code is loaded.
 */
export class ConsentPanelController {
  readonly #listeners = new Set<() => void>();
  #isOpen = false;

  readonly isOpen = (): boolean => this.#isOpen;
  readonly setOpen = (isOpen: boolean): void => {
    this.#isOpen = isOpen;
    for (const listener of this.#listeners) listener();
  };

  /** @returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
