import type { KnownCity } from '../catalog/imports/neighborhoods.ts';

/** A deterministic random number generator. Not for secrets. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer from `least` to `most`, inclusive. */
  whole(minimum: number, most: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** A value, chosen by its weight. */
  weighted<T>(from: readonly (readonly [T, number])[]): T;
  /** Normally distributed around 0, with deviation 1. */
  normal(): number;
}

/** Generator for this seed: FNV-1a of the text, then mulberry32. */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
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

function at<T>(from: readonly T[], index: number): T {
  const value = from[index];
  if (value === undefined) throw new Error('Nothing to choose from: the list is empty.');
  return value;
}

export const demoScales = ['small', 'full'] as const;
export type DemoScale = (typeof demoScales)[number];

/** Number of schools in the country by scale. */
export const schoolsOfScale: Readonly<Record<DemoScale, number>> = { small: 3_000, full: 48_000 };

/** Population assumed when unknown. */
const ASSUMED_POPULATION = 7_000;

/** Minimum for a state's capital, and for Araguaína, the setting of the first-visit example. */
const MIN_IN_CAPITAL = 8;
const MIN_IN_ARAGUAINA = 20;
const araguaina = 'araguaina-to';

/** Number of cities among which the fractions from small cities are distributed. */
const LARGEST_CITIES = 150;

function cityWeight({ population }: KnownCity): number {
  return population || ASSUMED_POPULATION;
}

/**
 * Distributes `total` demonstration schools over the cities in proportion to population, with some in every state.
 * Each city has at least as many schools in the full scale as in the small one, so that the full data contains the
 * small.
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
  for (let left = rest, index = 0; left > 0; left -= 1, index = (index + 1) % largest.length) {
    const id = largest[index]?.id ?? 0;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
