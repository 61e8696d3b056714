import { cleanSlugs } from '../favorites/slug-list.ts';

/** The compared schools in the URL: `?escola=a&escola=b`. Absent if there are none. */
export type CompareSearch = {
  readonly escola?: readonly string[] | undefined;
  /** Show only rows that differ. */
  readonly diferencas?: true | undefined;
};

/** Maximum number of schools (product, feature 3). */
export const MAX_COMPARED = 4;

/** Drops invalid slugs, duplicates, and slugs beyond the maximum. */
export function validateCompareSearch(raw: Readonly<Record<string, unknown>>): CompareSearch {
  const slugs = cleanSlugs([raw['escola']].flat(), MAX_COMPARED);
  const isShort = raw['diferencas'] === true || raw['diferencas'] === 'true';
  return {
    escola: slugs.length > 0 ? slugs : undefined,
    diferencas: isShort && slugs.length > 1 ? true : undefined,
  };
}
