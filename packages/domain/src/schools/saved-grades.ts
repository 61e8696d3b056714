import { findGrade, type GradeSlug } from './stage.ts';

/** The grade of a child that schools are saved for, by the school's slug. A school that is absent is saved for none. */
export type SavedGrades = Readonly<Record<string, GradeSlug>>;

/** The grades of the empty list: none. Always the same object, so that components do not re-render. */
export const noGrades: SavedGrades = {};

/**
 * Keeps the known grades of listed schools, and drops everything else. For values from a device's storage and from an account.
 *
 * @returns {@link noGrades} if nothing is left.
 */
export function cleanGrades(given: unknown, slugs: readonly string[]): SavedGrades {
  if (typeof given !== 'object' || given === null) return noGrades;
  const known = slugs.flatMap((slug) => {
    const value: unknown = Object.hasOwn(given, slug) ? Reflect.get(given, slug) : undefined;
    const grade = typeof value === 'string' ? findGrade(value) : undefined;
    return grade ? [[slug, grade.slug] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : noGrades;
}
