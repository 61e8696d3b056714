import type { Offer } from '../../offer/offer.ts';
import type { School } from '../../school/school.ts';

/**
 * The one scholarship of each school that its column tells of, in the order of the schools; none for a school without offers.
 * Like is compared with like: it is the cheapest of the grade that most of them offer, of several such grades the one that
 * costs least in all of them together. A school without that grade is compared by its cheapest.
 */
export function comparedOffers(schools: readonly School[]): (Offer | undefined)[] {
  const grade = sharedGrade(schools);
  return schools.map(
    ({ offers }) => cheapest(offers.filter((offer) => offer.grade.slug === grade)) ?? cheapest(offers),
  );
}

/** The cheapest by the month, of several by the year. */
export function cheapest(offers: readonly Offer[]): Offer | undefined {
  const [first] = offers.toSorted(
    (a, b) => a.price.monthly - b.price.monthly || a.price.annual - b.price.annual,
  );
  return first;
}

function sharedGrade(schools: readonly School[]): string | undefined {
  const grades = new Set(schools.flatMap(({ offers }) => offers.map((offer) => offer.grade.slug)));
  const [first] = [...grades]
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
