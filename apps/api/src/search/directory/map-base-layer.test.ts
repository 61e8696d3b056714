import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { tenantHeader, testEnvironment } from '../../../test/test-server.ts';
import { insertCities, insertNeighborhoods } from '../testing/place-rows.ts';
import { insertSchools } from '../testing/school-rows.ts';
import { buildServer } from '../../app/server.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';
import type { MapBaseLayer } from './schema.ts';

const saoPaulo = 3550308;
const guarulhos = 3518800;

describeOneEngine('base layer of a map', (test) => {
  let server: ZodFastify;
  const answer = (query: Record<string, string>) =>
    server.inject({ url: '/v3/marketplace/directory/map-base-layer', query, headers: tenantHeader });
  const layer = async (radius: number): Promise<MapBaseLayer> =>
    (await answer({ lat: '-23.55', lng: '-46.63', radius: String(radius) })).json();

  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    const parts = await insertNeighborhoods(database, saoPaulo, ['Centro', 'Moema', 'Longe']);
    const id = (name: string) => parts.get(name) ?? null;
    const centro = { cityId: saoPaulo, neighborhoodId: id('Centro') };
    await insertSchools(database, [
      ...Array.from({ length: 15 }, (_, index) => ({
        ...centro,
        name: `Colégio ${index}`,
        lat: -23.55 - index / 1_000,
      })),
      // The same block, and only the position of the city.
      { ...centro, name: 'Escola ao lado', lat: -23.550_1 },
      { ...centro, name: 'Escola sem posição', lat: -23.6, positionPrecision: 'city' },
      { name: 'Colégio Moema', cityId: saoPaulo, neighborhoodId: id('Moema'), lat: -23.601, lng: -46.664 },
      { name: 'Colégio Longe', cityId: saoPaulo, neighborhoodId: id('Longe'), lat: -23.9, lng: -46.63 },
      { name: 'Escola sem bairro', cityId: guarulhos, lat: -23.454, lng: -46.533 },
    ]);
    server = await buildServer({ environment: testEnvironment, database, logLevel: 'silent' });
  });

  it('RT-20 names the cities with schools within the radius, the most populous first', async () => {
    expect((await layer(30)).cities).toEqual([
      { name: 'São Paulo', slug: 'sao-paulo-sp', lat: -23.5506, lng: -46.6334 },
      { name: 'Guarulhos', slug: 'guarulhos-sp', lat: -23.4538, lng: -46.5333 },
    ]);
    expect((await layer(5)).cities.map(({ slug }) => slug)).toEqual(['sao-paulo-sp']);
  });

  it('gives each neighborhood at most ten positions of its schools, each block once', async () => {
    const { neighborhoods } = await layer(30);
    expect(neighborhoods.map(({ name }) => name)).toEqual(['Centro', 'Moema']);
    const [centro, moema] = neighborhoods;
    expect(moema).toEqual({ name: 'Moema', citySlug: 'sao-paulo-sp', positions: [[-23.601, -46.664]] });
    expect(centro?.positions).toHaveLength(10);
    expect(new Set(centro?.positions.map(String)).size).toBe(10);
    expect(centro?.positions.some(([lat]) => lat === -23.6)).toBe(false);
  });

  it('has only cities for a region', async () => {
    expect((await layer(500)).neighborhoods).toEqual([]);
    expect((await layer(500)).cities.length).toBe(2);
  });

  it.each([{ lat: '91' }, { lng: 'x' }, { radius: '0' }, { radius: '1.5' }])(
    'VA-04 rejects %j',
    async (wrong) => {
      expect((await answer({ lat: '-23.55', lng: '-46.63', radius: '5', ...wrong })).statusCode).toBe(400);
    },
  );
});
