import { parseOfferSearch, type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { CityHit } from '@melhor-escola/api-client/service';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { araguaina, araguari } from '../fixtures/cities.ts';
import { selectedPlaceQuery } from '../place/selected-place.ts';
import { offerHit } from '../fixtures/offers.ts';
import { schoolHit } from '../fixtures/schools.ts';
import { startFixtureService, type Answers, type FixtureService } from '../fixtures/service.ts';
import { loadResults } from './loader.ts';
import { gradeOptionsQuery } from './queries.ts';

let fixture: FixtureService | undefined;

afterEach(async () => {
  vi.unstubAllGlobals();
  await fixture?.close();
  fixture = undefined;
});

const cities =
  (...hits: CityHit[]) =>
  () => ({ cities: { hits, total: hits.length } });
const found = { totalIsExact: true, page: 1, size: 23 };
/** Twice as many offers as schools: pages are counted in schools. */
const offers = (total: number) => () => ({
  schoolOffer: { ...found, hits: total > 0 ? [offerHit()] : [], total, offers: 2 * total },
});
const facets =
  (otherSchools = 0) =>
  () => ({ schoolOffer: { facets: [] }, schools: { total: otherSchools } });
const schools = (total: number) => () => ({
  schools: { hits: total > 0 ? [schoolHit()] : [], total, page: 1, size: 23, facets: [] },
});

const defaultAnswers: Answers = {
  FindCities: ({ filter }) => (String(filter).includes('"araguaina-to"') ? cities(araguaina)() : cities()()),
  SuggestCities: cities(),
  SearchOffers: offers(34),
  OfferFacets: facets(),
  SearchSchools: schools(0),
  CountOffers: () => ({ schoolOffer: { total: 0 } }),
};

const load = async (search: OfferSearch, answers?: Answers) => (await visit(search, answers)).data;

/** Loads or prefetches a page, and returns the selected place. */
async function visit(search: OfferSearch, answers: Answers = {}, preload = false) {
  fixture = await startFixtureService({ ...defaultAnswers, ...answers });
  const data = await loadResults(fixture, parseOfferSearch({ ...search }), preload);
  return { data, selected: fixture.queryClient.getQueryData(selectedPlaceQuery.queryKey) };
}

const gradesPath = '/v3/marketplace/list-options/products';
const centralPath = '/v3/neighborhoods/by-slug/araguaina-to/setor-central';
const central = { name: 'Setor Central', slug: 'setor-central', geoloc: { lat: -7.19, lng: -48.21 } };

const listCalls = (name: string) => fixture?.calls.filter((call) => call.name === name) ?? [];

describe('loadResults', () => {
  it('RT-03 returns the offers of a city with counts and options', async () => {
    const data = await load({ city: 'araguaina-to' });
    expect(data).toMatchObject({
      kind: 'offers',
      city: { name: 'Araguaína' },
      offers: { offerTotal: 68, schoolTotal: 34, offers: [{ school: { name: 'Colégio Girassol' } }] },
      pages: { count: 2, lastOfferPage: 2 },
    });
  });

  it('requests the filters of the search as they are', async () => {
    await load({ city: 'araguaina-to', priceMin: 300, grade: '6-ano', shifts: ['manha'], page: 2 });
    expect(listCalls('SearchOffers')[0]?.variables).toEqual({
      search: { city: 'araguaina-to', priceMin: 300, grade: '6-ano', shifts: ['manha'] },
      distinct: 'school_slug',
      sort: 'relevance',
      pagination: { page: 2, size: 23 },
    });
    const ofCity = { city: 'araguaina-to', stage: 'ensino-fundamental-ii', hasOffers: false };
    expect(listCalls('OfferFacets')[0]?.variables).toEqual({
      search: { city: 'araguaina-to', priceMin: 300, grade: '6-ano', shifts: ['manha'] },
      facets: ['price', 'neighborhood_slug', 'grade', 'shift', 'tag', 'year'],
      countSchools: true,
      schools: { ...ofCity, publiclyFunded: false },
      freeSchools: { ...ofCity, publiclyFunded: true },
    });
  });

  it.each(['Araguaína', 'araguaína, to', 'ARAGUAINA TO', 'araguaina', 'Araguaína - TO'])(
    'P3 sends who typed %s on to the city',
    async (typed) => {
      expect(
        await load({ city: typed, grade: '6-ano' }, { SuggestCities: cities(araguaina, araguari) }),
      ).toEqual({
        kind: 'redirect',
        search: parseOfferSearch({ city: 'araguaina-to', grade: '6-ano' }),
      });
    },
  );

  it('CA-15 tries a failing call twice in total, in a browser too', async () => {
    vi.stubGlobal('window', globalThis);
    expect(await load({ city: 'araguaina-to' }, { SearchOffers: () => 503 })).toEqual({
      kind: 'unreachable',
    });
    expect(listCalls('SearchOffers')).toHaveLength(2);
    expect(listCalls('FindCities')).toHaveLength(1);
  });

  it('S19 shows the offers without counts in a browser, and fails on the server', async () => {
    const failing = { OfferFacets: () => 503 };
    await expect(load({ city: 'araguaina-to', page: 2 }, failing)).rejects.toMatchObject({ status: 503 });
    await fixture?.close();
    vi.stubGlobal('window', globalThis);
    const data = await load({ city: 'araguaina-to', page: 2 }, failing);
    expect(data).toMatchObject({ kind: 'offers', city: { name: 'Araguaína' }, pages: { count: 2 } });
  });

  it.each([
    ['arag', [araguaina, araguari]],
    ['xyzw', []],
  ])('P3 asks which city was meant if several or none start with the text: %s', async (typed, hits) => {
    const data = await load({ city: typed }, { SuggestCities: cities(...hits) });
    expect(data).toEqual({ kind: 'which-city', typed, cities: hits, schools: 0 });
  });

  it('ST-04 replaces an unknown city by the position', async () => {
    const search = { city: 'nenhures-to', lat: -7.19, lng: -48.2 };
    expect(await load(search)).toEqual({
      kind: 'redirect',
      search: parseOfferSearch({ lat: -7.19, lng: -48.2 }),
    });
  });

  it('ST-04 selects the city of the query, and its neighborhood', async () => {
    const { selected } = await visit(
      { city: 'araguaina-to', neighborhood: 'setor-central' },
      { [centralPath]: () => central },
    );
    expect(selected).toMatchObject({
      city: { slug: 'araguaina-to' },
      state: 'tocantins',
      neighborhood: { name: 'Setor Central', slug: 'setor-central', citySlug: 'araguaina-to' },
    });
  });

  it('ST-04 RT-15 drops an unknown neighborhood, and selects the city at its own position', async () => {
    const { data, selected } = await visit(
      { city: 'araguaina-to', neighborhood: 'setor-central', grade: '6-ano', page: 2 },
      { [centralPath]: () => 404 },
    );
    expect(data).toEqual({
      kind: 'redirect',
      search: parseOfferSearch({ city: 'araguaina-to', grade: '6-ano' }),
    });
    expect(selected?.neighborhood).toEqual({
      name: '',
      slug: '',
      citySlug: 'araguaina-to',
      geoloc: araguaina.geoloc,
    });
  });

  it('VA-03 RT-15 redirects another spelling of a neighborhood', async () => {
    const search = { city: 'araguaina-to', neighborhood: 'st-central' };
    const answers = { [centralPath.replace('setor', 'st')]: () => central };
    expect(await load(search, answers)).toMatchObject({ search: { neighborhood: 'setor-central' } });
  });

  it('ST-04 keeps the neighborhood of a typed city until the city is known', async () => {
    const data = await load(
      { city: 'Araguaína', neighborhood: 'setor-central' },
      {
        SuggestCities: cities(araguaina, araguari),
        [`/v3/neighborhoods/by-slug/${encodeURIComponent('Araguaína')}/setor-central`]: () => 404,
      },
    );
    expect(data).toMatchObject({
      kind: 'redirect',
      search: { city: 'araguaina-to', neighborhood: 'setor-central' },
    });
  });

  it('ST-04 fails if the lookup of a neighborhood fails, instead of dropping it', async () => {
    const search = { city: 'araguaina-to', neighborhood: 'setor-central' };
    await expect(load(search, { [centralPath]: () => 500 })).rejects.toMatchObject({ status: 500 });
  });

  it('ST-04 selects the position of a query that names no city', async () => {
    const { selected } = await visit({ lat: -7.19, lng: -48.2 });
    expect(selected).toEqual({
      neighborhood: { name: '', slug: '', citySlug: '', geoloc: { lat: -7.19, lng: -48.2 } },
    });
  });

  it('ST-04 selects nothing for a prefetched page', async () => {
    const { data, selected } = await visit({ city: 'araguaina-to' }, {}, true);
    expect(data).toMatchObject({ kind: 'offers' });
    expect(selected).toBeUndefined();
  });

  it('VA-04 filters by distance from a position', async () => {
    await load({ lat: -7.19, lng: -48.2, sort: 'distance' });
    expect(listCalls('SearchOffers')[0]?.variables).toMatchObject({
      search: { lat: -7.19, lng: -48.2 },
      sort: 'distance_asc',
    });
    expect(listCalls('SearchSchools')).toEqual([]);
  });

  it('redirects a page beyond the end to the last one', async () => {
    const data = await load({ city: 'araguaina-to', page: 9 });
    expect(data).toMatchObject({ kind: 'redirect', search: { city: 'araguaina-to', page: 2 } });
  });

  it('continues after the last offers with the schools without offers, of the grade’s stage', async () => {
    const data = await load(
      { city: 'araguaina-to', grade: '6-ano', page: 3 },
      { OfferFacets: facets(60), SearchSchools: schools(60) },
    );
    expect(data).toMatchObject({
      kind: 'offers',
      pages: { count: 4, lastOfferPage: 2, schoolPage: 2 },
      otherSchools: { total: 60, schools: [{ name: 'Escola Criança Feliz' }] },
    });
    expect(listCalls('SearchSchools').map((call) => call.variables)).toEqual([
      {
        search: {
          city: 'araguaina-to',
          stage: 'ensino-fundamental-ii',
          hasOffers: false,
          publiclyFunded: false,
        },
        pagination: { page: 2, size: 23 },
      },
    ]);
  });

  it('counts the results of at most three relaxed searches, and of none of the filters, if nothing is found', async () => {
    const city = 'araguaina-to';
    const neighborhood = 'centro';
    const grade = '6-ano';
    const priceMax = 300;
    const shifts = ['manha', 'tarde'] as const;
    await load(
      { city, neighborhood, grade, priceMax, shifts: [...shifts] },
      {
        SearchOffers: offers(0),
        '/v3/neighborhoods/by-slug/araguaina-to/centro': () => ({ ...central, slug: 'centro' }),
      },
    );
    expect(listCalls('CountOffers').map((call) => call.variables)).toEqual([
      { search: { city, grade, priceMax, shifts } },
      { search: { city, neighborhood, grade, shifts } },
      { search: { city, neighborhood, grade, priceMax } },
      { search: { city } },
    ]);
  });

  it('ST-03 loads the grade options once', async () => {
    fixture = await startFixtureService({
      ...defaultAnswers,
      [gradesPath]: () => [{ slug: '1-ano', name: '1º ano' }],
    });
    for (const grade of ['1-ano', '2-ano'])
      await loadResults(fixture, parseOfferSearch({ city: 'araguaina-to', grade }));
    expect(listCalls(gradesPath)).toHaveLength(1);
    expect(fixture.queryClient.getQueryData(gradeOptionsQuery(fixture.service).queryKey)).toHaveLength(1);
  });

  it('ER-01 works without the grade options', async () => {
    const data = await load({ city: 'araguaina-to' }, { [gradesPath]: () => 500 });
    expect(data).toMatchObject({ kind: 'offers', offers: { schoolTotal: 34 } });
  });

  it('S17 typed text never changes the meaning of a filter', async () => {
    await load({ city: '" OR city_slug:"x' });
    expect(listCalls('SearchOffers')[0]?.variables['search']).toEqual({ city: '" OR city_slug:"x' });
  });

  it('fails with the service’s error', async () => {
    await expect(load({}, { SearchOffers: () => undefined })).rejects.toMatchObject({
      name: 'ApiError',
      status: 503,
    });
  });
});
