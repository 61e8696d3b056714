import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlines, type Ring, signedArea, smoothPath } from './outlines.ts';
import type { Point } from './plane.ts';

const point = (x: number, y: number): Point => ({ x, y });
const group = (points: readonly Point[], reach = 1_000) => ({ points, reach });
const areaOf = (rings: readonly Ring[] | undefined) =>
  (rings ?? []).reduce((sum, ring) => sum + signedArea(ring), 0);

/** Whether a point is inside an odd number of rings. */
function contains(rings: readonly Ring[] | undefined, { x, y }: Point): boolean {
  const crossings = (rings ?? []).flatMap((ring) =>
    ring.filter((from, index) => {
      const to = ring[(index + 1) % ring.length] ?? from;
      return from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
    }),
  );
  return crossings.length % 2 === 1;
}

describe('outlines', () => {
  it('is a circle of the reach around a single position', () => {
    const [rings] = outlines([group([point(5_000, 0)])]);
    expect(rings).toHaveLength(1);
    for (const { x, y } of rings?.[0] ?? []) expect(Math.hypot(x - 5_000, y)).toBeCloseTo(1_000, -2);
    expect(areaOf(rings) / (Math.PI * 1_000 ** 2)).toBeCloseTo(1, 1);
  });

  it('joins neighbouring positions of a group, and leaves distant ones apart', () => {
    expect(outlines([group([point(0, 0), point(1_500, 0)])])[0]).toHaveLength(1);
    expect(outlines([group([point(0, 0), point(9_000, 0)])])[0]).toHaveLength(2);
  });

  it('leaves a lane between two groups', () => {
    const [west, east] = outlines([group([point(-500, 0)]), group([point(500, 0)])]);
    expect(Math.max(...(west?.[0] ?? []).map(({ x }) => x))).toBeLessThan(0);
    expect(Math.min(...(east?.[0] ?? []).map(({ x }) => x))).toBeGreaterThan(0);
  });

  it('has a hole where another group is in the middle', () => {
    const around = Array.from({ length: 12 }, (_, hour) =>
      point(2_000 * Math.cos((hour * Math.PI) / 6), 2_000 * Math.sin((hour * Math.PI) / 6)),
    );
    const [ring] = outlines([group(around, 1_500), group([point(0, 0)], 1_500)]);
    expect(ring?.map((one) => Math.sign(signedArea(one))).toSorted((a, b) => a - b)).toEqual([-1, 1]);
  });

  it('contains every position of its own group and none of another, unless they are close', () => {
    const spot = fc.tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: -6, max: 6 }));
    fc.assert(
      fc.property(fc.uniqueArray(spot, { minLength: 2, maxLength: 12, selector: String }), (spots) => {
        const points = spots.map(([x, y]) => point(x * 3_000, y * 3_000));
        const groups = [points.filter((_, index) => index % 2 === 0), points.filter((_, index) => index % 2)];
        const rings = outlines(groups.map((one) => group(one)));
        groups.forEach((members, index) => {
          for (const one of members) {
            expect(contains(rings[index], one)).toBe(true);
            expect(contains(rings[1 - index], one)).toBe(false);
          }
        });
      }),
      { numRuns: 50 },
    );
  });

  it('has nothing for a group without positions', () => {
    expect(outlines([group([])])).toEqual([[]]);
  });
});

it('rounds the corners of a path, with y downwards', () => {
  const square = [point(0, 0), point(10, 0), point(10, 10), point(0, 10)];
  expect(smoothPath([square], point(0, 0))).toBe('M0 -5Q0 0 5 0 10 0 10 -5 10 -10 5 -10 0 -10 0 -5Z');
});
