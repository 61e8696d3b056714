import { coverHues } from '@melhor-escola/config/brand';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverHue, coverPattern, coverTile, makeInitials } from './cover-pattern.ts';

const slug = fc.stringMatching(/^[a-z]{3,12}(?:-[a-z]{2,8}){1,3}$/);

describe('coverPattern', () => {
  it('is always the same for a school', () => {
    expect(coverPattern('colegio-girassol', 64, 64)).toBe(coverPattern('colegio-girassol', 64, 64));
  });

  it('spreads schools over all four patterns', () => {
    const kinds = new Set(
      Array.from({ length: 40 }, (_, index) => {
        const path = coverPattern(`escola-${index}`, 64, 64);
        if (path.includes('q')) return 'waves';
        if (path.includes('h0')) return 'dots';
        return path.includes('v') ? 'squares' : 'lines';
      }),
    );
    expect(kinds).toEqual(new Set(['waves', 'dots', 'squares', 'lines']));
  });

  it('is small, because a list shows 23 of them', () => {
    fc.assert(
      fc.property(slug, (one) => {
        expect(coverPattern(one, 64, 64).length).toBeLessThan(700);
      }),
    );
  });
});

describe('coverTile', () => {
  it('is the part of the same pattern that repeats', () => {
    fc.assert(
      fc.property(slug, (one) => {
        const { path, width, height } = coverTile(one);
        expect(path).toBe(coverPattern(one, width, height));
        expect(path.length).toBeLessThan(60);
      }),
    );
  });
});

describe('coverHue', () => {
  const slugs = Array.from({ length: 1000 }, (_, index) => `colegio-${index}-sao-paulo-sp`);

  it('is always the same for a school', () => {
    expect(coverHue('colegio-girassol')).toBe(coverHue('colegio-girassol'));
  });

  it('spreads 1,000 schools evenly over the eight inks', () => {
    const counts = coverHues.map((hue) => slugs.filter((one) => coverHue(one) === hue).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(90);
    expect(Math.max(...counts)).toBeLessThanOrEqual(160);
  });

  it('varies independently of the pattern, so that covers of one ink differ', () => {
    const covers = new Set(slugs.map((one) => `${coverHue(one)} ${coverPattern(one, 64, 64)}`));
    expect(covers.size).toBe(8 * 12);
  });
});

describe('makeInitials', () => {
  it('takes the first two significant words', () => {
    expect(makeInitials('sao jose dos campos')).toBe('SJ');
    expect(makeInitials('girassol')).toBe('G');
  });
});
