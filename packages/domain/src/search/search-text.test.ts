import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cityNameAbbreviations, cityNicknames } from '../places/city-nickname.ts';
import { distinctiveSchoolText, isDistinctiveSchoolText, normalizeSearchText } from './search-text.ts';

describe('search text', () => {
  it.each([
    ['São João d’El-Rei ', 'sao joao d el rei'],
    ['AÇAÍ', 'acai'],
    ['S. Paulo', 's paulo'],
    ['', ''],
  ])('normalises %j to %j', (text, normal) => expect(normalizeSearchText(text)).toBe(normal));

  it('normalisation is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalizeSearchText(normalizeSearchText(text))).toBe(normalizeSearchText(text));
      }),
    );
  });

  it('keeps the distinctive words of a school’s name, or all words if none is distinctive', () => {
    expect(distinctiveSchoolText('Colégio São José')).toBe('sao jose');
    expect(distinctiveSchoolText('Centro Educacional Infantil')).toBe('centro educacional infantil');
  });

  it.each([
    ['Colégio Objetivo', true],
    ['colégio', false],
    ['Esc. de Ed. Inf.', false],
    ['CEI', false],
    ['Centro Educacional Infantil', false],
    ['', false],
  ])('isDistinctiveSchoolText(%j) is %j', (text, distinctive) =>
    expect(isDistinctiveSchoolText(text)).toBe(distinctive),
  );

  it('nicknames are stored in normalised form', () => {
    for (const nickname of [...Object.keys(cityNicknames), ...Object.keys(cityNameAbbreviations)]) {
      expect(normalizeSearchText(nickname)).toBe(nickname);
    }
  });
});
