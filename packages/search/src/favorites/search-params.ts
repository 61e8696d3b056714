import { cleanSlugs } from './slug-list.ts';

/** A shared list of schools: `?escola=a&escola=b`. Absent: the favorites of this device. */
export type FavoritesSearch = {
  readonly escola?: readonly string[] | undefined;
};

/** Maximum number of favorites on a device, and in a URL. */
export const MAX_FAVORITES = 60;

/** Drops invalid and duplicate slugs. */
export function validateFavoritesSearch(raw: Readonly<Record<string, unknown>>): FavoritesSearch {
  const slugs = cleanSlugs([raw['escola']].flat(), MAX_FAVORITES);
  return { escola: slugs.length > 0 ? slugs : undefined };
}
