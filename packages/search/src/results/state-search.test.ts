import { parseOfferSearch, type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { CityHit } from '@melhor-escola/api-client/service';
import { afterEach, describe, expect, it } from 'vitest';
import { araguaina } from '../fixtures/cities.ts';
import { offerHit } from '../fixtures/offers.ts';
import { startFixtureService, type FixtureService } from '../fixtures/service.ts';
import { selectedPlaceQuery } from '../place/selected-place.ts';
import { loadResults } from './loader.ts';
import { offerFacetsQuery } from './queries.ts';

let fixture: FixtureService | undefined;

afterEach(async () => {
  await fixture?.close();
  fixture = undefined;
});

const tocantinsTown: CityHit = { ...araguaina, name: 'Tocantins', slug: 'tocantins-mg', uf: 'MG' };
const page = { page: 1, size: 23 };

/** Loads a page of a service that knows the town of Tocantins, one offer and three schools without offers. */
async function visit(search: OfferSearch) {
  fixture = await startFixtureService({
    FindCities: () => ({ cities: { hits: [], total: 0 } }),
    SuggestCities: () => ({ cities: { hits: [tocantinsTown], total: 1 } }),
    SearchOffers: () => ({
      schoolOffer: { ...page, totalIsExact: true, hits: [offerHit()], total: 1, offers: 2 },
    }),
    OfferFacets: () => ({ schoolOffer: { facets: [] }, schools: { total: 3 } }),
    SearchSchools: () => ({ schools: { ...page, hits: [], total: 3, facets: [] } }),
  });
  const data = await loadResults(fixture, parseOfferSearch({ ...search }));
  return { data, selected: fixture.queryClient.getQueryData(selectedPlaceQuery.queryKey) };
}

const listCalls = (name: string) => fixture?.calls.filter((call) => call.name === name) ?? [];

describe('a search of a whole state', () => {
  it.each(['tocantins', 'TO', 'Tocantins (estado)'])('EN-20 ?city=%s leads to the state', async (city) => {
    const { data } = await visit({ city, grade: '6-ano' });
    expect(data).toEqual({
      kind: 'redirect',
      search: parseOfferSearch({ state: 'tocantins', grade: '6-ano' }),
    });
  });

  it('EN-20 finds the offers, counts and other schools of the state, and selects it', async () => {
    const { data, selected } = await visit({ state: 'bahia' });
    expect(data).toMatchObject({ kind: 'offers', offers: { offerTotal: 2 } });
    expect(selected).toEqual({ state: 'bahia' });
    for (const name of ['SearchOffers', 'OfferFacets'])
      expect(listCalls(name)[0]?.variables['search']).toEqual({ state: 'bahia' });
    const others = { state: 'bahia', hasOffers: false, publiclyFunded: false };
    expect(listCalls('SearchSchools')[0]?.variables['search']).toEqual(others);
    expect(listCalls('OfferFacets')[0]?.variables['schools']).toEqual(others);
  });

  it.each([{ free: 'included' as const }, { school: 'luneta' }])(
    'EN-07 lists the conveniadas too with %j',
    async (search) => {
      await visit({ state: 'bahia', ...search });
      const { schools, freeSchools } = listCalls('OfferFacets')[0]?.variables ?? {};
      expect(schools).toEqual({ state: 'bahia', hasOffers: false });
      expect(freeSchools).toEqual({ state: 'bahia', hasOffers: false, publiclyFunded: true });
    },
  );
});

it('RT-20 a search of a neighborhood counts only its other schools', async () => {
  fixture = await startFixtureService({
    OfferFacets: () => ({ schoolOffer: { facets: [] }, schools: { total: 3 }, freeSchools: { total: 1 } }),
  });
  const search = { city: 'tocantins-mg', neighborhood: 'centro' };
  await fixture.queryClient.fetchQuery(offerFacetsQuery(fixture.service, search));
  const ofCentro = { ...search, hasOffers: false };
  expect(listCalls('OfferFacets')[0]?.variables).toMatchObject({
    schools: { ...ofCentro, publiclyFunded: false },
    freeSchools: { ...ofCentro, publiclyFunded: true },
  });
});
