import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOfferSearch, searchKeys } from './filters.ts';
import { parseSearch, stringifySearch } from './search-string.ts';

const written = (query: string) => stringifySearch(parseOfferSearch(parseSearch(query)));

describe('the table of search parameters', () => {
  it('RT-20 gives every search one URL, whatever was typed', () => {
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '1-ano',
        '6-ano',
        'manha',
        'piscina',
        'distance',
        '2026',
        '-23.5',
        '500',
        'bahia',
        'map',
      ),
    );
    const key = fc.constantFrom(...searchKeys, ...searchKeys.map((name) => `${name}[]`), 'utm_source');
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value)), (pairs) => {
        const once = written(new URLSearchParams(pairs).toString());
        expect(written(once)).toBe(once);
      }),
    );
  });
});
