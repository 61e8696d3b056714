import type { KnownCity } from '../imports/neighborhoods.ts';

export const demoScales = ['small', 'full'] as const;
export type DemoScale = (typeof demoScales)[number];

/** How many schools a scale has in the whole country. */
export const schoolsOfScale: Readonly<Record<DemoScale, number>> = { small: 3_000, full: 48_000 };

/** What a city of unknown population is taken for. */
const assumedPopulation = 7_000;

/** A state's capital has at least so many, and Araguaína, where the story of a first visit is set, so many. */
const leastInCapital = 8;
const leastInAraguaina = 20;
const araguaina = 'araguaina-to';

/** Among so many the schools are shared that fractions of a school in small cities leave over. */
const largestCities = 150;

function weight({ population }: KnownCity): number {
  return population || assumedPopulation;
}

/**
 * How many demonstration schools each city has, of so many in all: in proportion to its population, and some in every
 * state. A city of the small scale has at least as many in the full one, so that the full
 * demonstration holds the small one.
 */
export function distributeSchools(
  cities: readonly (KnownCity & { readonly capital: boolean })[],
  total: number,
): ReadonlyMap<number, number> {
  const sum = cities.reduce((all, city) => all + weight(city), 0);
  const counts = new Map(
    cities.map((city) => {
      const share = Math.floor((total * weight(city)) / sum);
      const least = city.slug === araguaina ? leastInAraguaina : city.capital ? leastInCapital : 0;
      return [city.id, Math.max(share, least)];
    }),
  );
  const rest = total - [...counts.values()].reduce((all, count) => all + count, 0);
  const largest = cities
    .toSorted((one, other) => weight(other) - weight(one) || one.id - other.id)
    .slice(0, largestCities);
  for (let left = rest, place = 0; left > 0; left -= 1, place = (place + 1) % largest.length) {
    const id = largest[place]?.id ?? 0;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
