import { afterEach, describe, expect, it, vi } from 'vitest';
import { thumbLimits, nearestStep, type Scale, scaleShare, stepsFrom, validScale } from './scale.ts';

const scale = (part: Partial<Scale> = {}): Scale => ({ min: 0, max: 100, step: 1, gap: 0, ...part });
const all = [-Infinity, Infinity] as const;

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('VA-09 a configuration without a valid value', () => {
  it.each([
    [{ min: 20, max: 10 }, 'max (10) is below min (20), so no value is valid. Swap them.'],
    [
      { min: 5, max: 5 },
      'max and min are both 5, so there is nothing to choose. Leave the slider out, or widen them.',
    ],
    [{ step: 0 }, 'step (0) is not above 0, so no key would move it. Give a positive step.'],
    [{ step: -1 }, 'step (-1) is not above 0, so no key would move it. Give a positive step.'],
    [
      { gap: 101 },
      'minGap (101) is wider than the whole scale (0 to 100), so the thumbs have no space. Make it smaller.',
    ],
    [{ gap: -1 }, 'minGap (-1) is below 0, so the thumbs would cross. Give 0 or more.'],
    [
      { max: Number.NaN },
      'min (0), max (NaN), step (1) and minGap (0) must be finite numbers, since values are counted from them. Pass numbers.',
    ],
  ])('%o throws in development, with what, why and how', (part, message) => {
    expect(() => validScale(scale(part), 'Slider')).toThrow(`Slider: ${message}`);
  });

  it.each([
    [
      { min: 20, max: 10 },
      { min: 10, max: 20 },
    ],
    [
      { min: 5, max: 5 },
      { min: 5, max: 5 },
    ],
    [{ step: 0 }, { step: 1 }],
    [{ gap: 101 }, { gap: 100 }],
    [{ gap: -1 }, { gap: 0 }],
  ])('%o becomes the nearest valid scale in production', (part, mended) => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(validScale(scale(part), 'Slider')).toEqual(scale({ ...part, ...mended }));
  });
});

describe('decimal-safe steps', () => {
  it('three steps of 0.1 are 0.3', () => {
    const tenths = scale({ max: 5, step: 0.1 });
    let value = 0;
    for (let step = 0; step < 3; step++) value = stepsFrom(value, 1, tenths, all);
    expect(value).toBe(0.3);
    expect(nearestStep(0.699_999_9, tenths, all)).toBe(0.7);
  });

  it('counts from min, also if that has more decimals, or the step an exponent', () => {
    expect(nearestStep(1.3, scale({ min: 0.25, step: 0.5 }), all)).toBe(1.25);
    expect(stepsFrom(0, 3, scale({ max: 1, step: 1e-7 }), all)).toBe(3e-7);
  });

  it('every step of a scale is on its grid', () => {
    const cents = scale({ min: 0.1, max: 2, step: 0.1 });
    for (let count = 1; count <= 20; count++) {
      expect(stepsFrom(0.1, count - 1, cents, all)).toBe(Number((count / 10).toFixed(1)));
    }
  });

  it('a value between two steps moves to the next one in its direction', () => {
    const fifties = scale({ max: 2000, step: 50 });
    expect(stepsFrom(333, 1, fifties, all)).toBe(350);
    expect(stepsFrom(333, -1, fifties, all)).toBe(300);
    expect(stepsFrom(333, 10, fifties, all)).toBe(800);
  });
});

describe('limits of each thumb', () => {
  it('the other one, less the gap', () => {
    expect(thumbLimits(0, [20, 60], scale({ gap: 10 }))).toEqual([0, 50]);
    expect(thumbLimits(1, [20, 60], scale({ gap: 10 }))).toEqual([30, 100]);
    expect(thumbLimits(0, [20], scale())).toEqual([0, 100]);
  });

  it('the last step, if the scale ends between two', () => {
    expect(thumbLimits(0, [0], scale({ max: 10, step: 3 }))).toEqual([0, 9]);
  });

  it('the last step before the other, if that is between two', () => {
    const fifties = scale({ max: 2000, step: 50 });
    expect(thumbLimits(0, [100, 333], fifties)).toEqual([0, 300]);
    expect(thumbLimits(1, [333, 900], fifties)).toEqual([350, 2000]);
  });

  it('always leave a valid value', () => {
    expect(thumbLimits(0, [0, 5], scale({ gap: 10 }))).toEqual([0, 0]);
    expect(thumbLimits(1, [95, 100], scale({ gap: 10 }))).toEqual([100, 100]);
  });
});

it('a value outside its scale is clamped to its end', () => {
  expect([-5, 0, 25, 100, 500].map((value) => scaleShare(value, scale()))).toEqual([0, 0, 0.25, 1, 1]);
});
