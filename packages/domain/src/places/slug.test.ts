import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citySlug, neighborhoodFullSlug, slugify, ufOfCitySlug, withUfSuffix } from './slug.ts';
import { states } from './state.ts';

describe('slugs', () => {
  it.each([
    ['Colégio São José', 'colegio-sao-jose'],
    ['  Escola  D’Ávila & Cia. ', 'escola-d-avila-cia'],
    ['3º Milênio', '3-milenio'],
    ['---', ''],
  ])('slugify(%j) is %j', (text, slug) => expect(slugify(text)).toBe(slug));

  it('are lower-case words joined by single hyphens; slugify is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });

  it('VA-03 a city ends in -{uf}, appended when absent and never twice', () => {
    expect(citySlug('São Paulo', 'SP')).toBe('sao-paulo-sp');
    expect(withUfSuffix('araguaina', 'TO')).toBe('araguaina-to');
    expect(withUfSuffix('araguaina-to', 'TO')).toBe('araguaina-to');
    // 'ato' ends in 'to' but not in '-to'.
    expect(withUfSuffix('ato', 'TO')).toBe('ato-to');
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...states), (text, { uf }) => {
        const once = withUfSuffix(slugify(text), uf);
        expect(withUfSuffix(once, uf)).toBe(once);
        expect(once.endsWith(`-${uf.toLowerCase()}`)).toBe(true);
      }),
    );
  });

  it('contain a city’s state', () => {
    expect(ufOfCitySlug('araguaina-to')).toBe('TO');
    expect(ufOfCitySlug('araguaina')).toBeUndefined();
    expect(ufOfCitySlug('araguaina-xx')).toBeUndefined();
  });

  it('CA-09 consist of state, city and name for a neighborhood', () => {
    expect(neighborhoodFullSlug('SP', 'São Paulo', 'Jardim Paulista')).toBe('sp-sao-paulo-jardim-paulista');
  });
});
