import { describe, expect, it } from 'vitest';
import { cropRegion, minFrameSize, moveFrame, wholeFrame } from './crop-region.ts';

const upright = { width: 900, height: 1_600 };
const wide = { width: 3_200, height: 900 };

describe('the frame of a photo', () => {
  it('has the shape of the page, as large as fits, in the middle', () => {
    expect(cropRegion(upright, wholeFrame)).toMatchObject({ left: 0, width: 1 });
    expect(cropRegion(upright, wholeFrame).height * 1_600).toBeCloseTo((900 * 9) / 16);
    expect(cropRegion(wide, wholeFrame)).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 });
  });

  it('stays within the photo, whatever its size and position', () => {
    for (const photo of [upright, wide])
      for (const size of [20, 55, 100])
        for (const across of [0, 30, 100])
          for (const down of [0, 70, 100]) {
            const { left, top, width, height } = cropRegion(photo, { size, across, down });
            expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
            expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1.000_001);
          }
  });

  it('is not smaller than a photo may be', () => {
    expect(minFrameSize(wide)).toBe(36);
    expect(minFrameSize({ width: 400, height: 320 })).toBeGreaterThanOrEqual(100);
  });

  it('moves with a finger, up to the edges', () => {
    expect(moveFrame(wide, wholeFrame, 0.125, 0.3)).toEqual({ size: 100, across: 75, down: 50 });
    expect(moveFrame(wide, wholeFrame, -2, 0).across).toBe(0);
    expect(moveFrame(upright, wholeFrame, 0, 2).down).toBe(100);
  });
});
