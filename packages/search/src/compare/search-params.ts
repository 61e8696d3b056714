import { cleanSlugs } from '../favorites/slug-list.ts';

/** Schools side by side, as the address says it: `?escola=a&escola=b`. Absent for none. */
export type CompareSearch = {
  readonly escola?: readonly string[] | undefined;
  /** Only the rows in which they differ. */
  readonly diferencas?: true | undefined;
};

/** The most that can be compared (product, feature 3). */
export const MAX_COMPARED = 4;

/** What is no slug is dropped, what is named twice counts once, and what does not fit is left out. */
export function validateCompareSearch(raw: Readonly<Record<string, unknown>>): CompareSearch {
  const slugs = cleanSlugs([raw['escola']].flat(), MAX_COMPARED);
  const isShort = raw['diferencas'] === true || raw['diferencas'] === 'true';
  return {
    escola: slugs.length > 0 ? slugs : undefined,
    diferencas: isShort && slugs.length > 1 ? true : undefined,
  };
}
