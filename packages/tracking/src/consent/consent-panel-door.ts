/**
 * Whether the panel stands open. Anything on the site may open it, such as the link at the foot of each page, which is
 * there long before the panel's code.
 */
export class ConsentPanelDoor {
  readonly #listeners = new Set<() => void>();
  #isOpen = false;

  readonly isOpen = (): boolean => this.#isOpen;
  readonly setOpen = (isOpen: boolean): void => {
    this.#isOpen = isOpen;
    for (const listener of this.#listeners) listener();
  };

  /** @returns what ends the listening. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
