import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-string.ts';

const again = (text: string): string => stringifySearch(parseSearch(text));

describe('parseSearch', () => {
  it('VA-04 parses lists in bracket style, encoded by a form or plain', () => {
    const expected = { shifts: ['manha', 'tarde'] };
    expect(parseSearch('?shifts[]=manha&shifts[]=tarde')).toEqual(expected);
    expect(parseSearch('shifts%5B%5D=manha&shifts%5B%5D=tarde')).toEqual(expected);
  });

  it('VA-04 drops what a submitted form left empty', () => {
    expect(parseSearch('city=araguaina-to&priceMin=&priceMax=&shifts[]=')).toEqual({ city: 'araguaina-to' });
  });

  it('keeps values as text', () => {
    expect(parseSearch('page=2&city=%5B1%5D&x=true&code=007')).toEqual({
      page: '2',
      city: '[1]',
      x: 'true',
      code: '007',
    });
  });

  it('uses the last of repeated plain values', () => {
    expect(parseSearch('sort=rating&sort=discount')).toEqual({ sort: 'discount' });
  });

  it('parses the schools of a comparison as a list, even a single one, and writes it the same way', () => {
    expect(parseSearch('?escola=a&escola=b')).toEqual({ escola: ['a', 'b'] });
    expect(parseSearch('?escola=a')).toEqual({ escola: ['a'] });
    expect(again('?escola=a&escola=b')).toBe('?escola=a&escola=b');
    expect(again('?escola[]=a')).toBe('?escola=a');
  });

  it('accepts names of Object.prototype as keys', () => {
    expect(Object.keys(parseSearch('__proto__=a&constructor=b'))).toEqual(['__proto__', 'constructor']);
  });
});

describe('stringifySearch', () => {
  it('RT-20 writes the known keys in the order of the specification, then the others', () => {
    expect(
      stringifySearch({ utm_source: 'x', shifts: ['manha'], page: 2, grade: '6-ano', city: 'palmas-to' }),
    ).toBe('?city=palmas-to&page=2&grade=6-ano&shifts[]=manha&utm_source=x');
  });

  it('VA-04 drops empty, null and undefined values', () => {
    expect(stringifySearch({ city: '', lat: null, lng: undefined, shifts: [], tags: [''] })).toBe('');
  });

  it('encodes an apostrophe as browsers do, so that a browser sends the same URL', () => {
    const written = stringifySearch({ city: "olho d'agua" });
    expect(new URL(`https://melhorescola.example/${written}`).search).toBe(written);
  });
});

describe('round trip', () => {
  it('RT-15 is idempotent for any query', () => {
    const query = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(
          fc.tuple(
            fc.constantFrom('city', 'shifts[]', 'shifts', 'a[][]', '[]', '', 'utm', '__proto__'),
            fc.string(),
          ),
        )
        .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&')),
    );
    fc.assert(
      fc.property(query, (text) => {
        const once = again(text);
        expect(again(once)).toBe(once);
        expect(parseSearch(once)).toEqual(parseSearch(again(once)));
      }),
    );
  });

  it('survives the URL parser of a browser', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (city) => {
        const written = stringifySearch({ city });
        expect(new URL(`https://melhorescola.example/escolas/busca${written}`).search).toBe(written);
        expect(parseSearch(written)).toEqual({ city: city.toWellFormed() });
      }),
    );
  });
});
