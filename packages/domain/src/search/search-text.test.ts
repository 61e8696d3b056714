import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cityNameAbbreviations, cityNicknames } from '../places/city-nickname.ts';
import { normalizeSearchText } from './search-text.ts';

describe('search text', () => {
  it.each([
    ['São João d’El-Rei ', 'sao joao d el rei'],
    ['AÇAÍ', 'acai'],
    ['S. Paulo', 's paulo'],
    ['Ｓão　Ｐａｕｌｏ，１', 'sao paulo 1'],
    ['3º Milênio', '3 milenio'],
    ['', ''],
  ])('normalizes %j to %j', (text, normal) => expect(normalizeSearchText(text)).toBe(normal));

  it('normalization is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalizeSearchText(normalizeSearchText(text))).toBe(normalizeSearchText(text));
      }),
    );
  });

  it('nicknames are stored in normalized form', () => {
    for (const nickname of [...Object.keys(cityNicknames), ...Object.keys(cityNameAbbreviations)]) {
      expect(normalizeSearchText(nickname)).toBe(nickname);
    }
  });
});
