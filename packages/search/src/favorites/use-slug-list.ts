'use client';

import { useSyncExternalStore } from 'react';
import { noGrades, type SavedGrades } from '@melhor-escola/domain/saved-grades';
import { noSlugs, type SlugList } from './slug-list.ts';

const emptyOnServer = () => noSlugs;
const noGradesOnServer = () => noGrades;
const unlistedOnServer = () => false;
const storedOnServer = () => true;
const undefinedOnServer = () => undefined;

/** The current list; empty on a server and during hydration, when the device's list is unknown. */
export function useSlugList(list: SlugList): readonly string[] {
  return useSyncExternalStore(list.subscribe, list.slugs, emptyOnServer);
}

/** The grades that its schools are saved for; none on a server and during hydration. */
export function useSavedGrades(list: SlugList): SavedGrades {
  return useSyncExternalStore(list.subscribe, list.grades, noGradesOnServer);
}

/** Whether a school is on the list. Re-renders only if that changes. */
export function useIsListed(list: SlugList, slug: string): boolean {
  return useSyncExternalStore(list.subscribe, () => list.slugs().includes(slug), unlistedOnServer);
}

/** Whether the list is on the device, or in the memory of this page only. */
export function useIsStored(list: SlugList): boolean {
  return useSyncExternalStore(list.subscribe, list.isStored, storedOnServer);
}

/** The list if it is full, otherwise `undefined`, so that components do not re-render for each change. */
export function useFullList(list: SlugList): readonly string[] | undefined {
  const full = () => (list.slugs().length >= list.maximum ? list.slugs() : undefined);
  return useSyncExternalStore(list.subscribe, full, undefinedOnServer);
}
