import { noSlugs } from './slugs.ts';
import type { SlugList } from './slug-list.ts';

/**
 * A list whose code comes after the page: with whoever listens first, or acts. Until then it is empty, as it is on a server.
 *
 * @param load Gives the same list each time.
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
