import {
  filterKeys,
  parseOfferSearch,
  type FilterKey,
  type OfferFilters,
} from '@melhor-escola/domain/search-filters';
import { parseSearch, stringifySearch } from '@melhor-escola/domain/search-string';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { readSearchQuery, writeSearchQuery } from '../../saved-searches/search-query.ts';
import { insertSearchedOffers } from '../testing/searched-offers.ts';
import { searchSchoolOffers } from './school-offer.ts';

const near = { lat: -23.4, lng: -46.6, radius: 8 };

/** For each filter a search with it, and the offers that it finds: of A to E, by price. A new filter needs an entry. */
const searches: Readonly<Record<FilterKey, readonly [search: OfferFilters, found: string]>> = {
  city: [{ city: 'araguaina-to' }, 'AB'],
  state: [{ state: 'tocantins' }, 'AB'],
  lat: [{ ...near, lat: -23.56 }, 'DC'],
  lng: [{ ...near, lng: -40 }, ''],
  radius: [{ ...near, radius: 40 }, 'EDC'],
  priceMin: [{ priceMin: 865 }, 'BDC'],
  priceMax: [{ priceMax: 865 }, 'EA'],
  neighborhood: [{ city: 'araguaina-to', neighborhood: 'norte' }, ''],
  grade: [{ grade: '9-ano' }, 'B'],
  siblingGrade: [{ grade: '1-ano', siblingGrade: '9-ano' }, 'A'],
  school: [{ school: 'monteiro-lobato' }, 'E'],
  shifts: [{ shifts: ['tarde', 'integral'] }, 'DC'],
  tags: [{ tags: ['bilingue', 'piscina'] }, 'AB'],
  years: [{ years: [2027] }, 'D'],
};

/** What a search has. */
const given = (search: OfferFilters) => JSON.parse(JSON.stringify(search));

describe.each(filterKeys)('the filter %s', (key) => {
  const [search] = searches[key];

  it('RT-20 is the same search after a round trip through a URL and a saved search', () => {
    const url = stringifySearch(search);
    expect(url).toContain(key);
    expect(given(parseOfferSearch(parseSearch(url)))).toEqual(search);
    expect(given(readSearchQuery(writeSearchQuery(search)))).toEqual(search);
  });
});

describeOneEngine('a search by each filter', (test) => {
  beforeAll(() => insertSearchedOffers(test().database));

  it.each(filterKeys)('RT-20 EN-16 finds the offers of %s, in results and in alerts', async (key) => {
    const [search, found] = searches[key];
    for (const asked of [search, readSearchQuery(writeSearchQuery(search))]) {
      const { hits } = await searchSchoolOffers(test().database, { search: asked, sort: 'price_asc' });
      expect(hits.map(({ title }) => title).join('')).toBe(found);
    }
  });
});
