import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { fillWithPlaces, searchHeaders, testEnvironment } from '../../../test/test-server.ts';
import { neighborhood } from '../../platform/database/schema.ts';
import { insertSchools } from '../testing/school-rows.ts';
import { buildServer } from '../../app/server.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';

describeOneEngine('addresses without a key', (test) => {
  let server: ZodFastify;
  beforeAll(async () => {
    const { database } = test();
    await fillWithPlaces(database);
    const [pinheiros] = await database.db.select().from(neighborhood);
    await insertSchools(database, [
      { name: 'Real', cityId: 3550308, neighborhoodId: pinheiros?.id, lat: -23.56, lng: -46.7 },
    ]);
    server = await buildServer({
      environment: testEnvironment,
      database: test().database,
      logLevel: 'silent',
    });
  });

  const get = async (path: string) => {
    const answer = await server.inject({ url: `/escolas/api/v2/google/${path}`, headers: searchHeaders });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const suggest = (input: string, more = '') =>
    get(`place/autocomplete?input=${encodeURIComponent(input)}${more}`);
  const locate = (address: string) => get(`geocode?address=${encodeURIComponent(address)}`);

  it.each(['São Paulo, pinh', 'sao paulo,PINHEIROS', 'São Paulo, SP, pin', 'São Paulo - SP, pin'])(
    'CA-10 %s suggests the neighborhood',
    async (input) => {
      expect(await suggest(input, '&lat=-23.55&lng=-46.63&radius=11000&sessiontoken=s')).toEqual({
        status: 'OK',
        predictions: [
          {
            description: 'Pinheiros, São Paulo - SP, Brasil',
            place_id: 'neighborhood:sp-sao-paulo-pinheiros',
            structured_formatting: { main_text: 'Pinheiros', secondary_text: 'São Paulo - SP, Brasil' },
            types: ['sublocality_level_1', 'sublocality', 'political'],
          },
        ],
      });
    },
  );

  it('CA-10 without a city suggests nearby neighborhoods, and cities', async () => {
    expect((await suggest('pinh', '&lat=-23.56&lng=-46.69')).predictions[0].place_id).toBe(
      'neighborhood:sp-sao-paulo-pinheiros',
    );
    const cities = await suggest('palm');
    expect(cities.predictions.map((city: { place_id: string }) => city.place_id)).toEqual([
      'city:palmas-to',
      'city:palmas-pr',
    ]);
  });

  it.each(['São Paulo, zzz', 'Lugar Nenhum, centro', '!!!', ', ,', '" OR uf:SP', '\\'])(
    'VA-06 responds ZERO_RESULTS to %s',
    async (input) => {
      expect(await suggest(input)).toEqual({ status: 'ZERO_RESULTS', predictions: [] });
    },
  );

  it('CA-10 details of a suggestion have its position', async () => {
    const { result } = await get('place/details?placeId=neighborhood:sp-sao-paulo-pinheiros&sessiontoken=s');
    expect(result.geometry.location).toEqual({ lat: -23.56, lng: -46.7 });
    expect(await get('place/details?placeId=city:palmas-pr')).toMatchObject({
      status: 'OK',
      result: { geometry: { location: { lat: -26.48, lng: -51.99 } } },
    });
    for (const unknown of ['city:atlantida-xx', 'neighborhood:x', 'ChIJ_of-google'])
      expect(await get(`place/details?placeId=${unknown}`)).toEqual({ status: 'ZERO_RESULTS' });
  });

  it('CA-10 resolves a position to the nearest neighborhood, or else city, with the components that a browser needs', async () => {
    const { results } = await get('geocode?latlng=-23.57,-46.71');
    expect(results[0]).toMatchObject({
      formatted_address: 'Pinheiros, São Paulo - SP, Brasil',
      address_components: [
        { long_name: 'Pinheiros', types: ['sublocality_level_1', 'sublocality', 'political'] },
        { long_name: 'São Paulo', types: ['administrative_area_level_2', 'political'] },
        { long_name: 'São Paulo', short_name: 'SP', types: ['administrative_area_level_1', 'political'] },
        { long_name: 'Brasil', short_name: 'BR', types: ['country', 'political'] },
      ],
    });
    expect((await get('geocode?lat=-7.3&lng=-48.1')).results[0].place_id).toBe('city:araguaina-to');
  });

  it('CA-10 resolves a position to its city without a measured neighborhood nearby', async () => {
    const { database } = test();
    const center = { cityId: 3550308, lat: -23.5506, lng: -46.6334 };
    const [invented, real] = await database.db
      .insert(neighborhood)
      .values([
        { ...center, ...called('Itaquera'), demo: true },
        { ...center, ...called('Republica') },
      ])
      .returning();
    await insertSchools(database, [
      { name: 'Invented', ...center, neighborhoodId: invented?.id, demo: true, source: 'demo' },
      { name: 'Somewhere', ...center, neighborhoodId: real?.id, positionPrecision: 'city' },
    ]);
    const { results } = await get('geocode?lat=-23.5505&lng=-46.6333');
    expect(results[0].place_id).toBe('city:sao-paulo-sp');
    expect(JSON.stringify(results)).not.toContain('sublocality');
    expect((await locate('Itaquera, São Paulo')).results[0].place_id).toBe(
      'neighborhood:sp-sao-paulo-itaquera',
    );
  });

  it.each(['lat=48.85&lng=2.35', 'lat=0&lng=0', 'lat=-20&lng=-25'])(
    'CA-10 finds nothing at %s',
    async (query) => {
      expect(await get(`geocode?${query}`)).toEqual({ status: 'ZERO_RESULTS', results: [] });
    },
  );

  it.each(['Lugar Nenhum', '!!!', '"'])('CA-10 finds nothing for the address %s', async (address) => {
    expect(await locate(address)).toEqual({ status: 'ZERO_RESULTS', results: [] });
  });

  it.each([
    [
      'Rua dos Pinheiros, 100 - Pinheiros, São Paulo - SP, 05422-000, Brasil',
      'neighborhood:sp-sao-paulo-pinheiros',
    ],
    ['São Paulo', 'city:sao-paulo-sp'],
    ['Palmas - PR', 'city:palmas-pr'],
    ['Palmas', 'city:palmas-to'],
    ['Centro, Araguaína, TO', 'city:araguaina-to'],
  ])('CA-10 locates the address %s', async (address, placeId) => {
    expect((await locate(address)).results[0].place_id).toBe(placeId);
  });
});

function called(name: string) {
  const slug = name.toLowerCase();
  return { name, slug, fullSlug: `sp-sao-paulo-${slug}`, norm: slug };
}
