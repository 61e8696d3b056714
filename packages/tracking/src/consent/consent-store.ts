import { choiceCookie, purposes, readChoice, type ConsentChoice, type Purpose } from './consent-choice.ts';

/**
 * The visitor's consent. Stored only in one cookie, which all tabs of the site share; this store follows changes made by other tabs.
 *
 * For browsers only: server-rendered pages are the same for everyone.
 */
export class ConsentStore {
  readonly #listeners = new Set<() => void>();
  #serialized: string | undefined;
  #choice: ConsentChoice | undefined;

  constructor() {
    this.refresh();
    // With the Cookie Store API, background tabs are notified at once; in other browsers each tab checks when it becomes visible.
    if ('cookieStore' in window) window.cookieStore.addEventListener('change', this.refresh);
    window.addEventListener('pageshow', this.refresh);
    document.addEventListener('visibilitychange', this.refresh);
  }

  /** The current choice; `undefined` before the first. Referentially stable until it changes. */
  readonly choice = (): ConsentChoice | undefined => this.#choice;

  readonly allows = (purpose: Purpose): boolean => this.#choice?.granted.includes(purpose) ?? false;

  /** Calls the listener after each change in any tab. @returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Grants exactly these purposes. @returns false if the browser refuses cookies: the choice lasts as long as the page. */
  readonly decide = (granted: readonly Purpose[]): boolean => {
    const choice = {
      granted: purposes.filter((purpose) => granted.includes(purpose)),
      decidedAt: new Date().toISOString(),
    };
    const cookie = choiceCookie(choice, window.location.protocol === 'https:');
    document.cookie = cookie;
    this.refresh();
    const isStored = this.#serialized === JSON.stringify(readChoice(cookie));
    if (!isStored) this.#setChoice(choice);
    return isStored;
  };

  /** Reads the cookie again. */
  readonly refresh = (): void => {
    const choice = readChoice(document.cookie);
    const serialized = JSON.stringify(choice);
    if (serialized === this.#serialized) return;
    this.#serialized = serialized;
    this.#setChoice(choice);
  };

  #setChoice(choice: ConsentChoice | undefined): void {
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
