import {
  filterKeys,
  parseOfferSearch,
  searchKeys,
  type FilterKey,
  type OfferFilters,
  type OfferSearch,
} from '@melhor-escola/domain/search-filters';
import { parseSearch, stringifySearch } from '@melhor-escola/domain/search-string';
import { slugify } from '@melhor-escola/domain/slug';
import * as fc from 'fast-check';
import { coerceInputValue, isInputObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { testEnvironment } from '../../../test/test-server.ts';
import { signedInAccount } from '../../accounts/testing/signed-in-account.ts';
import { savedSearch } from '../../platform/database/account-schema.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { offer } from '../../platform/database/schema.ts';
import { testLog } from '../../../test/test-server.ts';
import { readSearchQuery, writeSearchQuery } from '../../accounts/saved-searches/search-query.ts';
import { sendSavedSearchAlerts } from '../../accounts/saved-searches/send-saved-search-alerts.ts';
import { parseFilters } from '../graphql/school-offer-query.ts';
import { schema } from '../schema.ts';
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
  schoolSlug: [{ schoolSlug: 'anglo-araguaina' }, 'AB'],
  shifts: [{ shifts: ['tarde', 'integral'] }, 'DC'],
  tags: [{ tags: ['bilingue', 'piscina'] }, 'AB'],
  years: [{ years: [2027] }, 'D'],
};

/** What a search has. */
const given = (search: OfferFilters) => JSON.parse(JSON.stringify(search));

/** The filters of a search as the service reads them, sent by type as our client does. */
function received(search: OfferSearch): OfferFilters {
  const sent = given(Object.fromEntries(filterKeys.map((key) => [key, search[key]])));
  const type = schema.getType('OfferFilters');
  if (!isInputObjectType(type)) throw new Error('The schema has no OfferFilters.');
  return parseFilters(Object(coerceInputValue(sent, type)));
}

describe.each(filterKeys)('the filter %s', (key) => {
  const [search] = searches[key];

  it('RT-20 is the same search after a round trip through URL, saved search and service', () => {
    const url = stringifySearch(search);
    expect(url).toContain(key);
    expect(given(parseOfferSearch(parseSearch(url)))).toEqual(search);
    expect(given(readSearchQuery(writeSearchQuery(search)))).toEqual(search);
    expect(given(received(search))).toEqual(search);
  });
});

it('RT-20 a fuzzed URL is the same search after a round trip through URL, saved search and service', () => {
  const samples = Object.values(searches).flatMap(([search]) =>
    Object.entries(search).flatMap(([key, value]) =>
      [value].flat().map((each): [string, string] => [key, String(each)]),
    ),
  );
  const key = fc.constantFrom(...searchKeys, ...searchKeys.map((name) => `${name}[]`), 'utm_source');
  const value = fc.oneof(
    fc.constantFrom(...samples.map(([, sample]) => sample), 'distance', 'map'),
    fc.string(),
  );
  const pair = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...samples) }, fc.tuple(key, value));
  let withFilters = 0;
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const search = parseOfferSearch(parseSearch(new URLSearchParams(pairs).toString()));
      // A city that was typed is redirected to its slug.
      fc.pre(search.city === undefined || slugify(search.city) === search.city);
      expect(parseOfferSearch(parseSearch(stringifySearch(search)))).toEqual(search);
      const filters = given(Object.fromEntries(filterKeys.map((name) => [name, search[name]])));
      const saved = readSearchQuery(writeSearchQuery(search));
      expect(given(saved)).toEqual(given({ ...filters, sort: search.sort }));
      expect(given(received(search))).toEqual(filters);
      if (Object.keys(filters).length > 1) withFilters += 1;
    }),
    { numRuns: 300 },
  );
  expect(withFilters).toBeGreaterThan(100);
});

describeOneEngine('a search by each filter', (test) => {
  beforeAll(() => insertSearchedOffers(test().database));

  it.each(filterKeys)('RT-20 EN-16 finds the offers of %s', async (key) => {
    const [search, found] = searches[key];
    const { hits } = await searchSchoolOffers(test().database, { search, sort: 'price_asc' });
    expect(hits.map((hit) => hit.product_title).join('')).toBe(found);
  });

  it('product 8 a saved search with any filter alerts of its offers, and of no others', async () => {
    const { database } = test();
    const { row } = await signedInAccount(database);
    await database.db.update(offer).set({ createdAt: new Date(Date.now() - 3_600_000) });
    await database.db.insert(savedSearch).values(
      filterKeys.map((key) => ({
        accountId: row.id,
        name: key,
        query: writeSearchQuery(searches[key][0]),
        seenUntil: new Date(Date.now() - 7 * 86_400_000),
      })),
    );
    const { signal } = new AbortController();
    await sendSavedSearchAlerts({ database, environment: testEnvironment, signal, log: testLog().log });
    const mails = await database.db.select().from(mailOutbox);
    for (const key of filterKeys) {
      const text = mails.find(({ subject }) => subject.includes(`“${key}”`))?.text ?? '';
      const alerted = [...text.matchAll(/^[A-Z]$/gmu)].map(([title]) => title);
      expect([key, new Set(alerted)]).toEqual([key, new Set(searches[key][1])]);
    }
  });
});
