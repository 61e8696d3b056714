import { shifts, type ShiftSlug } from '@melhor-escola/domain/shift';
import { grades, type GradeSlug } from '@melhor-escola/domain/stage';
import { yearCost } from '@melhor-escola/domain/year-cost';
import type { SchoolOffer } from '../../offer/offer.ts';
import type { School } from '../../school/school.ts';

/** A grade that can be compared. */
export interface ComparableGrade {
  readonly slug: GradeSlug;
  readonly name: string;
  /** Number of the schools that offer it, at least 1. */
  readonly schools: number;
}

/** The grades that any of these schools has scholarships for, youngest first. */
export function comparableGrades(schools: readonly School[]): ComparableGrade[] {
  return grades.flatMap(({ slug, name }) => {
    const offering = schools.filter((school) => findCheapestOffer(school, slug)).length;
    return offering > 0 ? [{ slug, name, schools: offering }] : [];
  });
}

/**
 * The grade that is compared: the asked one if any of the schools offers it, else the one that most of them offer; among
 * several such grades, the one with the lowest total. `undefined` if no school has a scholarship.
 */
export function comparedGrade(
  schools: readonly School[],
  asked: GradeSlug | undefined,
): ComparableGrade | undefined {
  const offered = comparableGrades(schools);
  const [most] = offered.toSorted(
    (a, b) => b.schools - a.schools || monthlyTotal(schools, a.slug) - monthlyTotal(schools, b.slug),
  );
  return offered.find(({ slug }) => slug === asked) ?? most;
}

/** What is compared of each school: a grade, and the shifts that are asked for; none: any. */
export interface ComparedProduct {
  readonly grade: GradeSlug | undefined;
  readonly shifts: readonly ShiftSlug[];
}

/** The asked shifts in which any of the schools offers the grade; none if it is offered in none of them, so that any counts. */
export function comparedShifts(
  schools: readonly School[],
  grade: GradeSlug | undefined,
  asked: readonly ShiftSlug[] = [],
): readonly ShiftSlug[] {
  const offered = offeredShifts(schools, grade);
  return asked.some((slug) => offered.includes(slug)) ? asked : [];
}

/** The shifts in which any of the schools offers the grade, in the order of the day. */
export function offeredShifts(
  schools: readonly School[],
  grade: GradeSlug | undefined,
): readonly ShiftSlug[] {
  const offers = schools.flatMap((school) => school.offers.filter((offer) => offer.grade.slug === grade));
  return shifts.map(({ slug }) => slug).filter((slug) => offers.some(({ shift }) => shift.slug === slug));
}

/** The scholarship in each school's column, in order: its cheapest of the grade and shifts; `undefined` if it offers none. */
export function comparedOffers(
  schools: readonly School[],
  { grade, shifts: asked }: ComparedProduct,
): (SchoolOffer | undefined)[] {
  return schools.map((school) => findCheapestOffer(school, grade, asked));
}

/** The cheapest by monthly fee; ties are decided by the cost of the year. */
function findCheapestOffer(
  { offers }: School,
  grade: GradeSlug | undefined,
  asked: readonly string[] = [],
): SchoolOffer | undefined {
  const [first] = offers
    .filter(
      ({ grade: { slug }, shift }) => slug === grade && (asked.length === 0 || asked.includes(shift.slug)),
    )
    .toSorted(
      (a, b) => a.price.monthly - b.price.monthly || yearCost(a.price).total - yearCost(b.price).total,
    );
  return first;
}

function monthlyTotal(schools: readonly School[], grade: GradeSlug): number {
  return comparedOffers(schools, { grade, shifts: [] }).reduce(
    (sum, offer) => sum + (offer?.price.monthly ?? 0),
    0,
  );
}
