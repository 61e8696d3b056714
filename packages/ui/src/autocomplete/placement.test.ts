import { describe, expect, it } from 'vitest';
import { placeList } from './placement.ts';

const seen = { top: 0, bottom: 800, left: 0, width: 1280 };
const fieldAt = (top: number, left = 100, width = 420) => ({ top, bottom: top + 44, left, width });

describe('placeList', () => {
  it('hangs below the field, as wide', () => {
    expect(placeList(fieldAt(100), seen, 800, 320)).toEqual({
      side: 'below',
      offset: 152,
      left: 100,
      width: 420,
      room: 640,
    });
  });

  it('goes above where it does not fit below and there is more room', () => {
    expect(placeList(fieldAt(700), seen, 800, 320)).toMatchObject({ side: 'above', offset: 108, room: 684 });
  });

  it('stays below, with what room there is, when above there is less', () => {
    expect(placeList(fieldAt(100), { ...seen, bottom: 300 }, 800, 320)).toMatchObject({
      side: 'below',
      room: 140,
    });
  });

  it('a short list stays below where a long one would not', () => {
    expect(placeList(fieldAt(700), seen, 800, 40).side).toBe('below');
  });

  it('counts only what a keyboard leaves to be seen', () => {
    expect(placeList(fieldAt(400), { ...seen, bottom: 460 }, 800, 320).side).toBe('above');
  });

  it('is never so narrow that a name breaks, nor out of the window', () => {
    expect(placeList(fieldAt(100, 1200, 60), seen, 800, 320)).toMatchObject({ left: 1080, width: 192 });
    expect(placeList(fieldAt(100, -20, 60), seen, 800, 320)).toMatchObject({ left: 8, width: 192 });
  });
});
