import { beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/each-engine.ts';
import { type SchoolFilters, type SchoolsArguments, searchSchools } from './schools.ts';
import { SearchInputError } from '../search-result.ts';
import { insertCities, insertNeighborhoods } from '../testing/place-rows.ts';
import { insertOffers, insertSchools } from '../testing/school-rows.ts';

const names = [
  'Colégio Dante Alighieri',
  'Colégio Bandeirantes',
  'Escola Monteiro Lobato',
  'Colégio Santo Américo',
  'Colégio São Luís',
  'Escola Criança Feliz',
  'Centro Educacional Objetivo',
  'Colégio Objetivo Paulista',
  'Colégio Pio XII',
  'Instituto Sagrado Coração de Jesus',
  'Escola Jardim Infantil',
];

describeEachEngine('schools', (test) => {
  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    const neighborhoods = await insertNeighborhoods(database, 1702109, ['Centro']);
    const schools = await insertSchools(database, [
      ...names.map((name, n) => ({
        name,
        cityId: 3550308,
        ratingAverage: n % 5,
        ratingCount: 3,
        lat: -23.5 - n / 10,
        lng: -46.6,
      })),
      {
        name: 'Escola Girassol',
        cityId: 1702109,
        neighborhoodId: neighborhoods.get('Centro') ?? null,
        codEnt: 17_000_001,
        isPartner: true,
        stageMask: 0b0011,
        tags: ['piscina'],
        lat: -7.2,
        lng: -48.2,
        street: 'Rua das Flores',
        zipCode: '77800000',
        amenities: { biblioteca: true, piscina: false },
        censusYear: 2025,
        ratingAverage: 4.25,
        ratingCount: 8,
      },
      {
        name: 'Escola Lírio',
        cityId: 1702109,
        stageMask: 0b0010,
        lat: -7.25,
        lng: -48.25,
        ratingAverage: 5,
        ratingCount: 2,
      },
    ]);
    const [withSeats, soldOut] = schools;
    if (!withSeats || !soldOut) throw new Error('The schools were not inserted.');
    await insertOffers(database, [{ school: withSeats }, { school: soldOut, seatsLeft: 0 }]);
  });

  const search = (args: SchoolsArguments) => searchSchools(test().database, args);
  const slugs = async (args: SchoolsArguments) => (await search(args)).hits.map(({ slug }) => slug);

  it('EN-07 returns all fields', async () => {
    const { hits, total } = await search({ filterString: 'cod_ent:17000001' });
    expect(total).toBe(1);
    expect(hits[0]).toMatchObject({
      name: 'Escola Girassol',
      slug: 'escola-girassol',
      address: {
        street: 'Rua das Flores',
        neighborhood: 'Centro',
        neighborhoodSlug: 'centro',
        city: 'Araguaína',
        citySlug: 'araguaina-to',
        state: { uf: 'TO', slug: 'tocantins' },
        zipCode: '77800000',
      },
      geoloc: { lat: -7.2, lng: -48.2 },
      codEnt: 17_000_001,
      isPartner: true,
      administrativeDependency: 'privada',
      censusYear: 2025,
      ratingAverage: 4.25,
      ratingCount: 8,
      distanceInKm: null,
    });
    expect(hits[0]?.stages.map(({ groupSlug }) => groupSlug)).toEqual([
      'educacao-infantil',
      'ensino-fundamental-i',
    ]);
    const available = Object.fromEntries(
      hits[0]?.amenities.map((amenity) => [amenity.slug, amenity.available]) ?? [],
    );
    expect(available).toMatchObject({ biblioteca: true, piscina: false, auditorio: null });
  });

  it.each([
    ['dante alighieri', 'colegio-dante-alighieri'],
    ['montero lobato', 'escola-monteiro-lobato'],
    ['objetivo', 'centro-educacional-objetivo'],
    ['sagrado coração', 'instituto-sagrado-coracao-de-jesus'],
    ['girasol', 'escola-girassol'],
    ['escola jardim infantil', 'escola-jardim-infantil'],
  ])('CA-07 the misspelt or partial name %j finds %s first', async (query, slug) => {
    expect((await slugs({ query }))[0]).toBe(slug);
  });

  it.each(['colegio', 'COLÉGIO', 'escola', 'o colégio da', 'escola infantil'])(
    'CA-07 the generic name %j restricts nothing',
    async (query) => {
      const all = await slugs({ pagination: { page: 1, size: 50 } });
      expect((await slugs({ query, pagination: { page: 1, size: 50 } })).toSorted()).toEqual(all.toSorted());
      expect(await slugs({ query, filterString: 'city_slug:nowhere-xx' })).toEqual([]);
    },
  );

  it('CA-07 a text that matches one name well excludes weak matches', async () => {
    expect(await slugs({ query: 'bandeirantes' })).toEqual(['colegio-bandeirantes']);
    expect(await slugs({ query: 'zzzzzz' })).toEqual([]);
    expect(await slugs({ query: '東京' })).toEqual([]);
  });

  it('CA-08 filters by every field', async () => {
    expect(await slugs({ filterString: 'slug:escola-lirio' })).toEqual(['escola-lirio']);
    expect(await slugs({ filterString: 'city_slug:araguaina-to AND neighborhood_slug:centro' })).toEqual([
      'escola-girassol',
    ]);
    // A school without a neighborhood matches NOT, too.
    expect(await slugs({ filterString: 'state_slug:tocantins AND NOT neighborhood_slug:centro' })).toEqual([
      'escola-lirio',
    ]);
    expect(await slugs({ filterString: 'uf:TO AND stage:educacao-infantil' })).toEqual(['escola-girassol']);
    expect(await slugs({ filterString: 'tag:piscina OR is_partner:true' })).toEqual(['escola-girassol']);
    expect(await slugs({ filterString: 'uf:TO', tags: ['piscina'] })).toEqual(['escola-girassol']);
  });

  it('CA-08 distinguishes schools with and without an available offer', async () => {
    expect(await slugs({ filterString: 'has_offers:true' })).toEqual(['colegio-dante-alighieri']);
    expect((await search({ filterString: 'has_offers:false' })).total).toBe(names.length + 1);
  });

  it.each<[SchoolFilters, string]>([
    [
      { slugs: ['escola-lirio', 'escola-girassol', 'unknown'] },
      'slug:escola-lirio OR slug:escola-girassol OR slug:unknown',
    ],
    [{ city: 'araguaina-to', neighborhood: 'centro' }, 'city_slug:araguaina-to AND neighborhood_slug:centro'],
    [{ neighborhood: 'centro' }, 'neighborhood_slug:centro'],
    [{ state: 'tocantins' }, 'state_slug:tocantins'],
    [{ stage: 'educacao-infantil' }, 'stage:educacao-infantil'],
    [{ hasOffers: true }, 'has_offers:true'],
    [{ state: 'tocantins', hasOffers: false }, 'state_slug:tocantins AND has_offers:false'],
    [{ state: 'tocantins', publiclyFunded: false }, 'state_slug:tocantins AND publicly_funded:false'],
  ])('finds by %j the same as by text', async (filters, filterString) => {
    const found = await slugs({ search: filters });
    expect(found).not.toEqual([]);
    expect(found).toEqual(await slugs({ filterString }));
    expect(found.length).toBeLessThan((await search({})).total);
  });

  it('finds nothing by an empty list and by an unknown slug, all by null', async () => {
    expect(await slugs({ search: { slugs: [] } })).toEqual([]);
    expect(await slugs({ search: { city: 'unknown' } })).toEqual([]);
    const { total } = await search({});
    expect((await search({ search: { city: null, hasOffers: null } })).total).toBe(total);
  });

  it('CA-07 sorts by name, rating and distance, partners first by relevance', async () => {
    expect((await slugs({ sort: 'name_asc' }))[0]).toBe('centro-educacional-objetivo');
    expect((await slugs({ sort: 'rating_desc' })).slice(0, 2)).toEqual([
      'escola-girassol',
      'colegio-sao-luis',
    ]);
    // Two reviews are no average, however good.
    expect((await slugs({ sort: 'rating_desc' })).indexOf('escola-lirio')).toBeGreaterThan(4);
    expect((await slugs({}))[0]).toBe('escola-girassol');
    const near = await search({
      geoloc: { lat: -7.19, lon: -48.19, distance_in_km: 12 },
      sort: 'distance_asc',
    });
    expect(near.hits.map(({ slug }) => slug)).toEqual(['escola-girassol', 'escola-lirio']);
    expect(near.hits[0]?.distanceInKm).toBeCloseTo(1.57, 1);
  });

  it('CA-07 a position without a distance sorts and measures, and excludes no school', async () => {
    const geoloc = { lat: -7.19, lon: -48.19 };
    const all = await search({});
    const nearest = await search({ geoloc, sort: 'distance_asc' });
    expect(nearest.total).toBe(all.total);
    expect(nearest.hits.slice(0, 2).map(({ slug }) => slug)).toEqual(['escola-girassol', 'escola-lirio']);
    const distances = nearest.hits.map(({ distanceInKm }) => distanceInKm ?? Number.NaN);
    expect(distances.at(-1)).toBeGreaterThan(1000);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    const inCity = await search({
      geoloc: { lat: -23.5, lon: -46.6 },
      filterString: 'city_slug:araguaina-to',
    });
    expect(inCity).toMatchObject({ total: 2, hits: [{ distanceInKm: expect.any(Number) as number }, {}] });
  });

  it('CA-07 counts by facets that ignore their own filter', async () => {
    const { facets, total } = await search({
      filterString: 'uf:TO AND stage:educacao-infantil',
      facets: ['stage', 'uf', 'tag', 'neighborhood_slug'],
    });
    expect(total).toBe(1);
    expect(facets).toEqual([
      {
        name: 'stage',
        values: [
          { value: 'educacao-infantil', label: 'Educação Infantil', count: 1 },
          { value: 'ensino-fundamental-i', label: 'Ensino Fundamental I', count: 2 },
        ],
      },
      { name: 'uf', values: [{ value: 'TO', label: 'Tocantins', count: 1 }] },
      { name: 'tag', values: [{ value: 'piscina', label: 'Piscina', count: 1 }] },
      { name: 'neighborhood_slug', values: [{ value: 'centro', label: 'Centro', count: 1 }] },
    ]);
    await expect(search({ facets: ['price'] })).rejects.toBeInstanceOf(SearchInputError);
  });

  it('CA-07 fuzz inputs do not fail', async () => {
    for (const query of ['\0', '\uD800', "'; DROP TABLE school; --", '%', '\\', 'a'.repeat(100_000)])
      expect(await slugs({ query })).toEqual([]);
    expect(await slugs({ filterString: 'cod_ent:999999999999999' })).toEqual([]);
  });
});
