/** A source of numbers that is the same every time for the same seed. Not for secrets. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
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
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
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
