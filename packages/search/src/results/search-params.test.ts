import { searchKeys, parseOfferSearch } from '@melhor-escola/domain/search-filters';
import { grades } from '@melhor-escola/domain/stage';
import { shifts } from '@melhor-escola/domain/shift';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '@melhor-escola/domain/search-string';
import { cleanResultsQuery } from '../page-queries.ts';

const read = (query: string) => parseOfferSearch(parseSearch(query));
/** A query as a browser sends it, the apostrophe encoded. */
const sent = (text: string) => new URL(text, 'http://a.example').search;
const canonical = (query: string) => stringifySearch({ ...read(query) });

describe('parseOfferSearch', () => {
  it('RT-20 reads every key of the specification', () => {
    const query =
      '?city=sao-paulo-sp&lat=-23.5&lng=-46.6&priceMin=300&priceMax=900&radius=5&sort=distance&page=2&size=50' +
      '&view=map&neighborhood=pinheiros&grade=6-ano&school=s%C3%A3o%20jos%C3%A9&shifts[]=manha&tags[]=bilingue&years[]=2026';
    expect(read(query)).toEqual({
      city: 'sao-paulo-sp',
      lat: -23.5,
      lng: -46.6,
      priceMin: 300,
      priceMax: 900,
      radius: 5,
      sort: 'distance',
      page: 2,
      size: 50,
      view: 'map',
      neighborhood: 'pinheiros',
      grade: '6-ano',
      school: 'são josé',
      shifts: ['manha'],
      tags: ['bilingue'],
      years: [2026],
    });
    expect(canonical(query)).toBe(query);
  });

  it('EN-20 reads a state, and drops it beside a city and when it is unknown (RT-15)', () => {
    expect(canonical('?state=bahia&grade=6-ano')).toBe('?state=bahia&grade=6-ano');
    expect(canonical('?state=bahia&city=palmas-to')).toBe('?city=palmas-to');
    expect(canonical('?state=bahia&neighborhood=centro')).toBe('?state=bahia');
  });

  it.each(['BA', 'ba', 'Bahia', ' bahia '])('EN-20 reads ?state=%s as the state it names', (state) => {
    expect(parseOfferSearch({ state }).state).toBe('bahia');
  });

  it('EN-20 ?state=são paulo is the state, though a typed "são paulo" is the capital', () => {
    expect(parseOfferSearch({ state: 'São Paulo' }).state).toBe('sao-paulo');
  });

  it.each([
    ['state=atlantida'],
    ['priceMin=abc'],
    ['priceMin=0'],
    ['priceMin=-5'],
    ['priceMin=12.5'],
    ['priceMax=10001'],
    ['page=0'],
    ['page=1e3'],
    ['size=101'],
    ['sort=barato'],
    ['view=grid'],
    ['grade=10-ano'],
    ['shifts[]=madrugada'],
    ['tags[]=gratis'],
    ['years[]=1999'],
    ['neighborhood=pinheiros'],
    ['city=a&neighborhood=%20!'],
    ['lat=91&lng=10'],
    ['lat=-23.5'],
    ['lat=0&lng=0'],
    ['radius=5'],
    ['sort=distance'],
    [`city=${'a'.repeat(81)}`],
  ])('RT-15 drops %s and keeps the rest', (bad) => {
    const good = '&grade=1-serie&city=palmas-to';
    // The valid city comes last, and so overrides an invalid one.
    const kept = canonical(bad.startsWith('neighborhood') ? `${bad}&grade=1-serie` : bad + good);
    expect(kept).toBe(bad.startsWith('neighborhood') ? '?grade=1-serie' : '?city=palmas-to&grade=1-serie');
  });

  it('RT-15 reads a typed neighborhood as its slug', () => {
    expect(canonical('city=sao-paulo-sp&neighborhood=Vila%20S%C3%B4nia')).toBe(
      '?city=sao-paulo-sp&neighborhood=vila-sonia',
    );
  });

  it('RT-15 drops both prices if they are reversed', () => {
    expect(canonical('priceMin=900&priceMax=300')).toBe('');
    expect(canonical('priceMin=900&priceMax=900')).toBe('?priceMin=900&priceMax=900');
  });

  it('CO-01 keeps defaults out of the URL', () => {
    expect(
      canonical(
        'priceMin=1&priceMax=10000&sort=relevance&page=1&size=23&view=list&lat=-23.5&lng=-46.6&radius=12',
      ),
    ).toBe('?lat=-23.5&lng=-46.6');
  });

  it('RT-20 gives equal searches one URL: lists without duplicates, in one order', () => {
    expect(canonical('shifts[]=tarde&shifts[]=manha&shifts[]=x&shifts[]=tarde')).toBe(
      '?shifts[]=manha&shifts[]=tarde',
    );
    expect(canonical('shifts=noite')).toBe('?shifts[]=noite');
    expect(canonical('years[]=2027&years[]=2026')).toBe('?years[]=2026&years[]=2027');
  });

  it('returns every known key, so that the router removes dropped values', () => {
    expect(Object.keys(parseOfferSearch({ priceMin: 'x', gclid: '1' })).toSorted()).toEqual(
      searchKeys.toSorted(),
    );
  });

  it('never fails, and is idempotent', () => {
    const anything = fc.oneof(fc.string(), fc.double(), fc.array(fc.string()), fc.anything());
    const key = fc.constantFrom(...searchKeys, 'other');
    fc.assert(
      fc.property(fc.dictionary(key, anything), (raw) => {
        const once = parseOfferSearch(raw);
        expect(parseOfferSearch({ ...once })).toEqual(once);
        const address = stringifySearch({ ...once });
        expect(canonical(address)).toBe(address);
      }),
    );
  });

  it('round-trips every valid search', () => {
    const search = fc.record(
      {
        city: fc.constantFrom('palmas-to', 'arag', 'são joão'),
        priceMin: fc.integer({ min: 2, max: 4000 }),
        priceMax: fc.integer({ min: 4000, max: 9999 }),
        sort: fc.constantFrom('price-asc', 'discount', 'rating'),
        page: fc.integer({ min: 2, max: 99 }),
        grade: fc.constantFrom(...grades.map((grade) => grade.slug)),
        shifts: fc.subarray(
          shifts.map((shift) => shift.slug),
          { minLength: 1 },
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(search, (good) => {
        expect(read(stringifySearch(good))).toEqual(good);
      }),
    );
  });
});

describe('cleanResultsQuery', () => {
  it.each([
    ['?grade=&city=araguaina-to&neighborhood=', '?city=araguaina-to'],
    ['?shifts%5B%5D=tarde&city=araguaina-to', '?city=araguaina-to&shifts[]=tarde'],
    ['?city=araguaina-to&page=0&gclid=1&grade=', '?city=araguaina-to&gclid=1'],
    ['?city=S%C3%A3o+Paulo', '?city=S%C3%A3o%20Paulo'],
    ['?', ''],
    ['', ''],
  ])('RT-15 RT-20 writes %s as %s', (query, clean) => {
    expect(cleanResultsQuery(query)).toBe(clean);
  });

  it('is idempotent, so that no URL redirects twice', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const clean = cleanResultsQuery(sent(`?${query}`));
        expect(cleanResultsQuery(sent(clean))).toBe(clean);
        expect(sent(clean)).toBe(clean);
      }),
    );
  });
});
