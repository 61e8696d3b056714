import type { KnownCity } from '../imports/neighborhoods.ts';

/** A source of numbers that is the same every time for the same seed. Not for secrets. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(minimum: number, most: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** One of the pairs' values, as likely as its weight is large. */
  weighted<T>(from: readonly (readonly [T, number])[]): T;
  /** Normally distributed around 0, with deviation 1. */
  normal(): number;
}

/** Numbers for this seed: FNV-1a of the text, then the mulberry32 generator. */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (let place = 0; place < seed.length; place += 1) {
    state = Math.imul(state ^ seed.charCodeAt(place), 0x01000193);
  }
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    next,
    whole: (minimum, most) => minimum + Math.floor(next() * (most - minimum + 1)),
    chance: (probability) => next() < probability,
    pick: (from) => at(from, Math.floor(next() * from.length)),
    weighted(from) {
      let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of from) {
        left -= weight;
        if (left < 0) return value;
      }
      return at(from, from.length - 1)[0];
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

function at<T>(from: readonly T[], place: number): T {
  const value = from[place];
  if (value === undefined) throw new Error('Nothing to choose from: the list is empty.');
  return value;
}

export const demoScales = ['small', 'full'] as const;
export type DemoScale = (typeof demoScales)[number];

/** How many schools a scale has in the whole country. */
export const schoolsOfScale: Readonly<Record<DemoScale, number>> = { small: 3_000, full: 48_000 };

/** What a city of unknown population is taken for. */
const ASSUMED_POPULATION = 7_000;

/** A state's capital has at least so many, and Araguaína, where the story of a first visit is set, so many. */
const MIN_IN_CAPITAL = 8;
const MIN_IN_ARAGUAINA = 20;
const araguaina = 'araguaina-to';

/** Among so many the schools are shared that fractions of a school in small cities leave over. */
const LARGEST_CITIES = 150;

function cityWeight({ population }: KnownCity): number {
  return population || ASSUMED_POPULATION;
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
  const sum = cities.reduce((all, city) => all + cityWeight(city), 0);
  const counts = new Map(
    cities.map((city) => {
      const share = Math.floor((total * cityWeight(city)) / sum);
      const minimum = city.slug === araguaina ? MIN_IN_ARAGUAINA : city.capital ? MIN_IN_CAPITAL : 0;
      return [city.id, Math.max(share, minimum)];
    }),
  );
  const rest = total - [...counts.values()].reduce((all, count) => all + count, 0);
  const largest = cities
    .toSorted((one, other) => cityWeight(other) - cityWeight(one) || one.id - other.id)
    .slice(0, LARGEST_CITIES);
  for (let left = rest, place = 0; left > 0; left -= 1, place = (place + 1) % largest.length) {
    const id = largest[place]?.id ?? 0;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
