import { useSyncExternalStore } from 'react';
import type { SlugList } from './slug-list.ts';

const none: readonly string[] = [];
const empty = () => none;

/** The list as it stands; empty on a server and while hydrating, when nobody's device is known. */
export function useSlugList(list: SlugList): readonly string[] {
  return useSyncExternalStore(list.subscribe, list.slugs, empty);
}
