import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverPattern, initialsOf } from './cover-pattern.ts';

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

describe('initialsOf', () => {
  it('takes the first two significant words', () => {
    expect(initialsOf('sao jose dos campos')).toBe('SJ');
    expect(initialsOf('girassol')).toBe('G');
  });
});
