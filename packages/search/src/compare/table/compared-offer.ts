import { yearCost } from '@melhor-escola/domain/year-cost';
import type { SchoolOffer } from '../../offer/offer.ts';
import type { School } from '../../school/school.ts';

/**
 * The scholarship shown in each school's column, in order; `undefined` for a school without offers. It is the cheapest
 * of the grade that most schools offer; among several such grades, of the one with the lowest total. A school without
 * that grade is compared by its cheapest offer.
 */
export function comparedOffers(schools: readonly School[]): (SchoolOffer | undefined)[] {
  const grade = sharedGrade(schools);
  return schools.map(
    ({ offers }) => cheapest(offers.filter((offer) => offer.grade.slug === grade)) ?? cheapest(offers),
  );
}

/** The cheapest by monthly fee; ties are decided by the cost of the year. */
export function cheapest(offers: readonly SchoolOffer[]): SchoolOffer | undefined {
  const [first] = offers.toSorted(
    (a, b) => a.price.monthly - b.price.monthly || yearCost(a.price).total - yearCost(b.price).total,
  );
  return first;
}

function sharedGrade(schools: readonly School[]): string | undefined {
  const offered = new Set(schools.flatMap(({ offers }) => offers.map((offer) => offer.grade.slug)));
  const [first] = [...offered]
    .map((slug) => {
      const found = schools.flatMap(
        ({ offers }) => cheapest(offers.filter((offer) => offer.grade.slug === slug)) ?? [],
      );
      const cost = found.reduce((sum, { price }) => sum + price.monthly, 0);
      return { slug, schools: found.length, cost };
    })
    .toSorted((a, b) => b.schools - a.schools || a.cost - b.cost);
  return first?.slug;
}
