import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ringLengths, roundLength, squareLength } from './scale.ts';

/** The view of a zoom level at the equator. */
const viewAt = (zoom: number) => ({
  center: { x: 0, y: 0 },
  resolution: 40_075_016.686 / 256 / 2 ** zoom,
  width: 600,
  height: 400,
});

it('uses a round distance', () => {
  expect(roundLength(viewAt(10), 100)).toMatchObject({ label: '10 km', meters: 10_000 });
  expect(Math.round(roundLength(viewAt(10), 100).pixels)).toBe(65);
});

it('fits into the given width, and uses at least two fifths of it', () => {
  fc.assert(
    fc.property(fc.double({ min: 4, max: 18, noNaN: true }), (zoom) => {
      const { pixels } = roundLength(viewAt(zoom), 96);
      expect(pixels).toBeLessThanOrEqual(96);
      expect(pixels).toBeGreaterThanOrEqual(38);
    }),
  );
});

it('product 13 has squares of a round distance that a finger covers', () => {
  expect(squareLength(viewAt(13))).toMatchObject({ label: '500 m' });
  expect(squareLength(viewAt(12))).toMatchObject({ label: '1 km' });
});

it('has rings at once, twice and three times a round distance', () => {
  expect(ringLengths(viewAt(14)).map(({ label }) => label)).toEqual(['1 km', '2 km', '3 km']);
  expect(ringLengths(viewAt(15)).map(({ label }) => label)).toEqual(['500 m', '1 km', '1,5 km']);
});
