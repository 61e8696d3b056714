import { describe, expect, it } from 'vitest';
import { findSmallHoles } from './holes.ts';

/** A closed line around a square with this side in meters, its corners connected. */
const square = (side: number) => ({
  lines: [
    [
      { x: 0, y: 0 },
      { x: side, y: 0 },
    ],
    [
      { x: side, y: 0 },
      { x: side, y: side },
    ],
    [
      { x: side, y: side },
      { x: 0, y: side },
    ],
    [
      { x: 0, y: side },
      { x: 0, y: 0 },
    ],
  ],
  reach: 600,
});

describe('findSmallHoles', () => {
  it('finds the ground that the outline of a large city leaves open, where it has less than 2 km²', () => {
    const { cells, side } = findSmallHoles(square(2_400), 1);
    expect(cells.length * side ** 2).toBeGreaterThan(1_000_000);
    for (const { x, y } of cells) {
      expect(Math.min(x, y)).toBeGreaterThan(600);
      expect(Math.max(x, y)).toBeLessThan(1_800);
    }
  });

  it('leaves a larger hole open, which is another city or a reservoir', () => {
    expect(findSmallHoles(square(4_000), 1).cells).toEqual([]);
  });

  it('measures on the ground, which the plane stretches', () => {
    const stretched = square(2_400 * 1.5);
    expect(findSmallHoles({ ...stretched, reach: 900 }, 1.5).cells.length).toBeGreaterThan(0);
  });

  it('leaves a bay open: it is not surrounded', () => {
    const { lines, reach } = square(2_400);
    expect(findSmallHoles({ lines: lines.slice(0, 3), reach }, 1).cells).toEqual([]);
  });

  it('does not count what a line surrounds, which is filled', () => {
    const ring = [
      { x: 0, y: 0 },
      { x: 2_400, y: 0 },
      { x: 2_400, y: 2_400 },
      { x: 0, y: 2_400 },
      { x: 0, y: 0 },
    ];
    expect(findSmallHoles({ lines: [ring], reach: 600 }, 1).cells).toEqual([]);
  });

  it('has none without schools', () => {
    expect(findSmallHoles({ lines: [], reach: 600 }, 1).cells).toEqual([]);
  });
});
