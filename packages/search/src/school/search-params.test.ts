import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '@melhor-escola/domain/search-string';
import { validateSchoolSearch } from './search-params.ts';

const clean = (query: string): string => stringifySearch(validateSchoolSearch(parseSearch(query)));

describe('validateSchoolSearch', () => {
  it.each([
    [
      '?reviewPage=2&stars=5&proof=enrolled&reviewSort=rating-asc',
      '?reviewPage=2&reviewSort=rating-asc&stars=5&proof=enrolled',
    ],
    ['?reviewPage=1', ''],
    ['?reviewPage=0&stars=6&proof=x&reviewSort=recent', ''],
    ['?reviewPage=2.5&stars=1e0', ''],
    ['?reviewPage=99999', ''],
    ['?reviewPage=-2&stars=', ''],
  ])('keeps the valid part of %s: %s', (given, written) => {
    expect(clean(given)).toBe(written);
  });

  it('returns every key, because the router merges the result over the URL', () => {
    expect(Object.keys(validateSchoolSearch({}))).toEqual(['reviewPage', 'reviewSort', 'stars', 'proof']);
  });
});
