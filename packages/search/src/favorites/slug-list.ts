import { noGrades, type SavedGrades } from '@melhor-escola/domain/saved-grades';
import type { GradeSlug } from '@melhor-escola/domain/stage';

/**
 * A short list of schools of a visitor, by slug, latest first. The host chooses the storage: this device, or later an
 * account. Listeners are notified of every change, including changes in other tabs.
 */
export interface SlugList {
  /** Maximum number of schools. */
  readonly maximum: number;
  /** The same array until the list changes. */
  readonly slugs: () => readonly string[];
  /** The grades of a child that its schools are saved for. The same object until the list changes. */
  readonly grades: () => SavedGrades;
  /** False if the browser forbids storage or it is full: the list lasts as long as the page, which must not claim more. */
  readonly isStored: () => boolean;
  /** Adds a school, or moves it to the front; without a grade, one that is listed keeps its own. A full list stays as it is. */
  readonly add: (slug: string, grade?: GradeSlug) => void;
  /** Saves a listed school for another grade; `undefined`: for none. */
  readonly setGrade: (slug: string, grade: GradeSlug | undefined) => void;
  readonly remove: (slug: string) => void;
  /** @param grades by default, schools that stay keep theirs. */
  readonly replace: (slugs: readonly string[], grades?: SavedGrades) => void;
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
    grades: () => loaded?.grades() ?? noGrades,
    isStored: () => loaded?.isStored() ?? true,
    add: (slug, grade) => then((list) => list.add(slug, grade)),
    setGrade: (slug, grade) => then((list) => list.setGrade(slug, grade)),
    remove: (slug) => then((list) => list.remove(slug)),
    replace: (slugs, grades) => then((list) => list.replace(slugs, grades)),
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
