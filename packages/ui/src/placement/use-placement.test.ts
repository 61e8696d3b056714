import { describe, expect, it } from 'vitest';
import { placeBeside, type Wish } from './use-placement.ts';

const seen = { top: 0, bottom: 800, left: 0, width: 1280 };
const anchorAt = (top: number, left = 100, width = 420) => ({ top, bottom: top + 44, left, width });
const wish = (extra: Partial<Wish> = {}): Wish => ({
  side: 'below',
  align: 'left',
  width: 420,
  height: 320,
  ...extra,
});

describe('placeBeside', () => {
  it('hangs below, edge on edge', () => {
    expect(placeBeside(anchorAt(100), seen, 800, wish())).toEqual({
      side: 'below',
      offset: 152,
      left: 100,
      room: 640,
    });
  });

  it('goes above where it does not fit below and there is more room', () => {
    expect(placeBeside(anchorAt(700), seen, 800, wish())).toMatchObject({
      side: 'above',
      offset: 108,
      room: 684,
    });
  });

  it('stays below, with what room there is, when above there is less', () => {
    expect(placeBeside(anchorAt(100), { ...seen, bottom: 300 }, 800, wish())).toMatchObject({
      side: 'below',
      room: 140,
    });
  });

  it('a short one stays below where a long one would not', () => {
    expect(placeBeside(anchorAt(700), seen, 800, wish({ height: 40 })).side).toBe('below');
  });

  it('what would rather be above goes below for want of room', () => {
    expect(placeBeside(anchorAt(400), seen, 800, wish({ side: 'above' })).side).toBe('above');
    expect(placeBeside(anchorAt(20), seen, 800, wish({ side: 'above', height: 40 })).side).toBe('below');
  });

  it('counts only what a keyboard leaves to be seen', () => {
    expect(placeBeside(anchorAt(400), { ...seen, bottom: 460 }, 800, wish()).side).toBe('above');
  });

  it('aligns a middle or an end', () => {
    expect(placeBeside(anchorAt(100), seen, 800, wish({ width: 220, align: 'center' })).left).toBe(200);
    expect(placeBeside(anchorAt(100), seen, 800, wish({ width: 220, align: 'right' })).left).toBe(300);
  });

  it('is never out of the window', () => {
    expect(placeBeside(anchorAt(100, 1200, 60), seen, 800, wish({ width: 192 })).left).toBe(1080);
    expect(placeBeside(anchorAt(100, -20, 60), seen, 800, wish({ width: 192 })).left).toBe(8);
    expect(placeBeside(anchorAt(100, 0, 60), seen, 800, wish({ width: 2000 })).left).toBe(8);
  });
});
