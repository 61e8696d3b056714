import { useSyncExternalStore } from 'react';
import { noSlugs } from './slugs.ts';
import type { SlugList } from './slug-list.ts';

const nothingKnown = () => noSlugs;
const unknown = () => false;
const nothing = () => undefined;

/** The list as it stands; empty on a server and while hydrating, when nobody's device is known. */
export function useSlugList(list: SlugList): readonly string[] {
  return useSyncExternalStore(list.subscribe, list.slugs, nothingKnown);
}

/** Whether a school is on the list. Of many that ask, only those are drawn again for whom it has changed. */
export function useIsListed(list: SlugList, slug: string): boolean {
  return useSyncExternalStore(list.subscribe, () => list.slugs().includes(slug), unknown);
}

/** The list once it takes no more; until then nothing, and so nothing that changes. */
export function useFullList(list: SlugList): readonly string[] | undefined {
  const full = () => (list.slugs().length >= list.maximum ? list.slugs() : undefined);
  return useSyncExternalStore(list.subscribe, full, nothing);
}
