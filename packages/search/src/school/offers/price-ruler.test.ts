import { describe, expect, it } from 'vitest';
import { priceScale } from './price-ruler.tsx';

describe('the scale of the price rulers', () => {
  it.each([
    { amounts: [85_000, 62_000, 410_000], scale: { from: 50_000, to: 450_000, step: 50_000 } },
    { amounts: [48_100, 91_000, 81_200], scale: { from: 40_000, to: 100_000, step: 10_000 } },
    { amounts: [100_000], scale: { from: 100_000, to: 110_000, step: 10_000 } },
    { amounts: [0, 20_000_000], scale: { from: 0, to: 20_000_000, step: 1_000_000 } },
  ])('contains $amounts, from a multiple of its step to another', ({ amounts, scale }) => {
    expect(priceScale(amounts)).toEqual(scale);
  });
});
