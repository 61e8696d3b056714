import { describe, expect, it } from 'vitest';
import { ringNames } from './compass-rings.tsx';

const sheet = { center: { x: 0, y: 0 }, resolution: 10, width: 800, height: 800 };
const middle = { x: 400, y: 400 };

describe('ringNames', () => {
  it('has the places on each ring, a diagonal first', () => {
    const names = ringNames(sheet, middle, { left: 0, top: 0, right: 800, bottom: 800 });
    expect(names.map(({ label }) => label)).toEqual(['1 km', '2 km', '3 km']);
    for (const [index, { places }] of names.entries()) {
      for (const { x, y } of places) expect(Math.hypot(x - 400, y - 400)).toBeCloseTo(100 * (index + 1), 0);
      expect(places[0]?.x).toBeGreaterThan(400);
      expect(places[0]?.y).toBeLessThan(400);
    }
  });

  it('prefers what the map shows of a ring to the margin', () => {
    // The diagonals of the third ring are outside, its northernmost point is not.
    const [, , third] = ringNames(sheet, middle, { left: 300, top: 0, right: 500, bottom: 800 });
    expect(third?.places.map(({ x }) => Math.round(x))).toEqual([400, 400]);
  });

  it('has the places of a ring of which the map shows none, for when it is dragged', () => {
    const [, , third] = ringNames(sheet, middle, { left: 300, top: 300, right: 500, bottom: 500 });
    expect(third?.places).toHaveLength(8);
  });
});
