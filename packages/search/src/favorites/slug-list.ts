/**
 * A short list of schools of a visitor, by slug, latest first. The host chooses the storage: this device, or later an
 * account. Listeners are notified of every change, including changes in other tabs.
 */
export interface SlugList {
  /** Maximum number of schools. */
  readonly maximum: number;
  /** The same array until the list changes. */
  readonly slugs: () => readonly string[];
  /** False if the browser forbids storage or it is full: the list lasts as long as the page, which must not claim more. */
  readonly isStored: () => boolean;
  /** Adds a school, or moves it to the front. A full list stays as it is. */
  readonly add: (slug: string) => void;
  readonly remove: (slug: string) => void;
  readonly replace: (slugs: readonly string[]) => void;
  /** @returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Whether a value can be the slug of a school. */
const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9-]{1,200}$/.test(value);

/** The valid slugs without duplicates, at most `maximum`. For values from storage and from shared URLs. */
export function cleanSlugs(given: readonly unknown[], maximum: number): readonly string[] {
  return [...new Set(given.filter(isSlug))].slice(0, maximum);
}

/** The empty list. Always the same array, so that components do not re-render. */
export const noSlugs: readonly string[] = [];

/**
 * A list whose code is loaded on the first subscription or change. Until then it is empty, as on a server.
 *
 * @param load returns the same list each time.
 */
export function lazySlugList(maximum: number, load: () => Promise<SlugList>): SlugList {
  let loaded: SlugList | undefined;
  const then = (act: (list: SlugList) => void): void => void load().then((list) => act((loaded = list)));
  return {
    maximum,
    slugs: () => {
      const slugs = loaded?.slugs() ?? noSlugs;
      return slugs.length === 0 ? noSlugs : slugs;
    },
    isStored: () => loaded?.isStored() ?? true,
    add: (slug) => then((list) => list.add(slug)),
    remove: (slug) => then((list) => list.remove(slug)),
    replace: (slugs) => then((list) => list.replace(slugs)),
    subscribe(listener) {
      let end: (() => void) | undefined;
      let hasEnded = false;
      then((list) => {
        if (hasEnded) return;
        end = list.subscribe(listener);
        listener();
      });
      return () => {
        hasEnded = true;
        end?.();
      };
    },
  };
}
