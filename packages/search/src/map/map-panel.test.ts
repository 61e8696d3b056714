import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mapScale } from './map-panel.tsx';

it('uses a round distance', () => {
  expect(mapScale(0, 10, 100)).toEqual({ label: '10 km', pixels: 65 });
  expect(mapScale(-23.5, 16, 96)).toMatchObject({ label: '200 m' });
});

it('fits into the given width, and uses at least two fifths of it', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -34, max: 6, noNaN: true }),
      fc.double({ min: 3, max: 18, noNaN: true }),
      (lat, zoom) => {
        const { pixels } = mapScale(lat, zoom, 96);
        expect(pixels).toBeLessThanOrEqual(96);
        expect(pixels).toBeGreaterThanOrEqual(38);
      },
    ),
  );
});
