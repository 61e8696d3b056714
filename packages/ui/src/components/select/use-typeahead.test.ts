import { describe, expect, it } from 'vitest';
import { typedOption } from './use-typeahead.ts';

const cities = ['Todas', 'Águas Claras', 'Anápolis', 'São Paulo', 'Santos', null];

describe('typeahead with accents', () => {
  it.each([
    ['a', 0, 1],
    ['á', 0, 1],
    ['A', 0, 1],
    ['agu', 0, 1],
    ['an', 1, 2],
    ['sao p', 0, 3],
    ['são', 0, 3],
    ['a\u0301g', 0, 1],
    ['x', 0, -1],
    ['', 0, -1],
  ])('%j from %d is %d', (typed, present, index) => {
    expect(typedOption(cities, present, typed)).toBe(index);
  });

  it('cycles through all that start with a letter, and wraps around', () => {
    expect(typedOption(cities, 1, 'aa')).toBe(2);
    expect(typedOption(cities, 2, 'aaa')).toBe(1);
    expect(typedOption(cities, 4, 's')).toBe(3);
  });

  it('stays at the option that still matches another letter', () => {
    expect(typedOption(cities, 3, 'sã')).toBe(3);
  });
});
