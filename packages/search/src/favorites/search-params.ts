import { cleanSlugs } from './slug-list.ts';

/** A list of schools that somebody shares: `?escola=a&escola=b`. Absent: the favorites of this device. */
export type FavoritesSearch = {
  readonly escola?: readonly string[] | undefined;
};

/** The most favorites a device keeps, and an address names. */
export const MAX_FAVORITES = 60;

/** What is no slug is dropped, and what is named twice counts once. */
export function validateFavoritesSearch(raw: Readonly<Record<string, unknown>>): FavoritesSearch {
  const slugs = cleanSlugs([raw['escola']].flat(), MAX_FAVORITES);
  return { escola: slugs.length > 0 ? slugs : undefined };
}
