import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { type NeighborhoodsArguments, searchNeighborhoods } from './neighborhoods.ts';
import { SearchInputError } from '../search-result.ts';
import { insertCities, insertNeighborhoods } from '../testing/place-rows.ts';

describeOneEngine('neighborhoods', (test) => {
  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    await insertNeighborhoods(database, 3550308, [
      'Vila Mariana',
      'Pinheiros',
      'Alto de Pinheiros',
      'Vila Madalena',
      'Pinheirinho',
    ]);
    await insertNeighborhoods(database, 1702109, ['Centro', 'Setor Noroeste']);
    await insertNeighborhoods(database, 3509502, ['Centro', 'Cambuí']);
  });

  const search = async (args: NeighborhoodsArguments) =>
    (await searchNeighborhoods(test().database, args)).hits.map(({ fullSlug }) => fullSlug);

  it('VA-03 finds neighborhoods of a city by letters, names that begin with them first', async () => {
    const args = { name: 'pinh', filter_string: 'city_slug:sao-paulo-sp', pagination: { size: 5 } };
    expect(await search(args)).toEqual([
      'sp-sao-paulo-pinheirinho',
      'sp-sao-paulo-pinheiros',
      'sp-sao-paulo-alto-de-pinheiros',
    ]);
    expect(await (await searchNeighborhoods(test().database, args)).countTotal()).toBe(3);
    expect(await search({ ...args, filter_string: 'city_slug:araguaina-to' })).toEqual([]);
  });

  it('CA-09 finds one by its full slug, distinct and sorted by it', async () => {
    const { hits, size } = await searchNeighborhoods(test().database, {
      filter_string: 'full_slug:to-araguaina-centro',
      distinct: 'full_slug',
      sort: 'full_slug_asc',
      pagination: { size: 1 },
    });
    expect(size).toBe(1);
    expect(hits).toEqual([
      {
        name: 'Centro',
        slug: 'centro',
        fullSlug: 'to-araguaina-centro',
        citySlug: 'araguaina-to',
        city: 'Araguaína',
        state: 'Tocantins',
        stateSlug: 'tocantins',
        uf: 'TO',
        stateIbgeCode: 17,
        cityIbgeCode: 1702109,
        geoloc: { lat: -7.1911, lng: -48.2072 },
      },
    ]);
  });

  it('CA-08 filters by slug and state', async () => {
    expect(await search({ filter_string: 'slug:centro', sort: 'full_slug_asc' })).toEqual([
      'sp-campinas-centro',
      'to-araguaina-centro',
    ]);
    expect(await search({ filter_string: 'uf:SP AND NOT city_slug:sao-paulo-sp', sort: 'name_asc' })).toEqual(
      ['sp-campinas-cambui', 'sp-campinas-centro'],
    );
  });

  it('CO-02 limits to 11 km around a position by default', async () => {
    const geoloc = { lat: -22.91, lon: -47.06 };
    expect(await search({ geoloc, sort: 'distance_asc' })).toEqual([
      'sp-campinas-centro',
      'sp-campinas-cambui',
    ]);
    expect(await search({ geoloc: { ...geoloc, distance_in_km: 120 } })).toHaveLength(7);
  });

  it('CA-07 rejects an unsupported distinct', async () => {
    await expect(search({ distinct: 'name' })).rejects.toBeInstanceOf(SearchInputError);
  });

  it('CA-07 fuzz inputs do not fail', async () => {
    for (const name of ['\0', '\uD800', '%', '~~~', '東京']) expect(await search({ name })).toEqual([]);
  });
});
