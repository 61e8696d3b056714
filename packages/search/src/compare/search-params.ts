import { shifts, type ShiftSlug } from '@melhor-escola/domain/shift';
import { grades, type GradeSlug } from '@melhor-escola/domain/stage';
import { cleanSlugs } from '../favorites/slug-list.ts';

/** The compared schools in the URL: `?escola=a&escola=b`. Absent if there are none. */
export type CompareSearch = {
  readonly escola?: readonly string[] | undefined;
  /** The compared grade; absent, or offered by none of the schools: the one that most of them offer. */
  readonly serie?: GradeSlug | undefined;
  /** The compared shifts, in the order of the day; absent: any. */
  readonly turno?: readonly ShiftSlug[] | undefined;
  /** Show only rows that differ. */
  readonly diferencas?: true | undefined;
};

/** Maximum number of schools (product 3). */
export const MAX_COMPARED = 4;

/** Drops invalid slugs, duplicates, slugs beyond the maximum, and unknown grades and shifts. */
export function validateCompareSearch(raw: Readonly<Record<string, unknown>>): CompareSearch {
  const slugs = cleanSlugs([raw['escola']].flat(), MAX_COMPARED);
  const isShort = raw['diferencas'] === true || raw['diferencas'] === 'true';
  return {
    escola: slugs.length > 0 ? slugs : undefined,
    serie: slugs.length > 0 ? findGradeSlug(raw['serie']) : undefined,
    turno: slugs.length > 0 ? findShiftSlugs(raw['turno']) : undefined,
    diferencas: isShort && slugs.length > 1 ? true : undefined,
  };
}

/** Parses a grade of the URL or of a select; `undefined` if there is no such grade. */
export function findGradeSlug(value: unknown): GradeSlug | undefined {
  return grades.find(({ slug }) => slug === value)?.slug;
}

/** Parses shifts of the URL, or of a select as 'manha,tarde'; `undefined` if there are none. */
export function findShiftSlugs(value: unknown): readonly ShiftSlug[] | undefined {
  const asked = new Set([value].flat().flatMap((part) => (typeof part === 'string' ? part.split(',') : [])));
  const found = shifts.map(({ slug }) => slug).filter((slug) => asked.has(slug));
  return found.length > 0 ? found : undefined;
}
