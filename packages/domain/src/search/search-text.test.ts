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

  it('stays as it is when normalised again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalizeSearchText(normalizeSearchText(text))).toBe(normalizeSearchText(text));
      }),
    );
  });

  it('keeps what is particular in a school’s name, and everything where nothing is', () => {
    expect(distinctiveSchoolText('Colégio São José')).toBe('sao jose');
    expect(distinctiveSchoolText('Centro Educacional Infantil')).toBe('centro educacional infantil');
  });

  it.each([
    ['Colégio Objetivo', true],
    ['colégio', false],
    ['Centro Educacional Infantil', false],
    ['', false],
  ])('knows whether %j tells one school from others: %j', (text, distinctive) =>
    expect(isDistinctiveSchoolText(text)).toBe(distinctive),
  );

  it('knows nicknames in the form in which typed text is compared', () => {
    for (const nickname of [...Object.keys(cityNicknames), ...Object.keys(cityNameAbbreviations)]) {
      expect(normalizeSearchText(nickname)).toBe(nickname);
    }
  });
});
