import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { tenantHeader, testEnvironment } from '../../../test/test-server.ts';
import { insertCities, insertNeighborhoods } from '../testing/place-rows.ts';
import { insertOffers, insertSchools } from '../testing/school-rows.ts';
import { buildServer } from '../../app/server.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';

const saoPaulo = 3550308;
const palmas = 1721000;
const long = new Date('2025-03-01T00:00:00Z');
const lately = new Date('2026-02-03T04:05:06Z');

describeOneEngine('sitemap', (test) => {
  let server: ZodFastify;
  const answer = (path: string) =>
    server.inject({ url: `/v3/marketplace/directory/sitemap${path}`, headers: tenantHeader });
  const get = async (path: string) => (await answer(path)).json();

  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    const parts = await insertNeighborhoods(database, saoPaulo, ['Centro', 'Lapa']);
    const [one] = await insertSchools(
      database,
      ['Um', 'Dois', 'Três'].map((name) => ({
        name,
        cityId: saoPaulo,
        neighborhoodId: parts.get('Centro') ?? null,
        stageMask: 0b0001,
        updatedAt: long,
      })),
    );
    await insertSchools(database, [
      {
        name: 'Quatro',
        cityId: saoPaulo,
        neighborhoodId: parts.get('Lapa') ?? null,
        stageMask: 0b1001,
        updatedAt: long,
      },
      { name: 'Cinco', cityId: palmas, stageMask: 0b0001, updatedAt: long },
      { name: 'Seis', cityId: palmas, stageMask: 0, updatedAt: long },
      // Paid by the city: pages of their own, but none of paying schools.
      ...['Sete', 'Oito'].map((name) => ({
        name,
        cityId: palmas,
        stageMask: 0b0001,
        publiclyFunded: true,
        updatedAt: long,
      })),
    ]);
    if (!one) throw new Error('Expected three inserted schools.');
    await insertOffers(database, [{ school: one, updatedAt: lately }]);
    server = await buildServer({ environment: testEnvironment, database, logLevel: 'silent' });
  });

  it('RT-24 lists kinds and states with an indexable page, and their last change', async () => {
    const to = { uf: 'TO', updatedAt: long.toISOString() };
    const sp = { uf: 'SP', updatedAt: lately.toISOString() };
    expect(await get('')).toEqual({
      parts: [
        { kind: 'cities', pages: 1, ...to },
        { kind: 'cities', pages: 1, ...sp },
        { kind: 'neighborhoods', pages: 1, ...sp },
        { kind: 'schools', pages: 3, ...to },
        { kind: 'schools', pages: 4, ...sp },
        { kind: 'stages', pages: 2, ...sp },
      ],
    });
  });

  it('RT-24 A5 omits places with too few schools', async () => {
    expect(await get('/neighborhoods/sp')).toMatchObject({
      pages: [{ city: 'sao-paulo-sp', neighborhood: 'centro', stage: null, school: null }],
    });
    expect(await get('/stages/sp')).toMatchObject({
      pages: [
        { city: 'sao-paulo-sp', neighborhood: null, stage: 'educacao-infantil' },
        { city: 'sao-paulo-sp', neighborhood: 'centro', stage: 'educacao-infantil' },
      ],
    });
    expect(await get('/stages/to')).toEqual({ pages: [], next: null });
  });

  it('A5 omits a school without stages and offers', async () => {
    const { pages } = await get('/schools/to');
    expect(pages.map(({ school }: Record<string, string>) => school)).toEqual(['cinco', 'oito', 'sete']);
  });

  it('dates a school by its own change or its newest offer’s', async () => {
    const { pages } = await get('/schools/sp');
    expect(pages.map(({ school, updatedAt }: Record<string, string>) => [school, updatedAt])).toEqual([
      ['dois', long.toISOString()],
      ['quatro', long.toISOString()],
      ['tres', long.toISOString()],
      ['um', lately.toISOString()],
    ]);
  });

  it('continues after a city, and ends', async () => {
    expect(await get(`/schools/sp?after=${saoPaulo}`)).toEqual({ pages: [], next: null });
  });

  it.each([
    ['/users/sp', 400],
    ['/schools/xx', 404],
  ])('rejects %s with %d', async (path, status) => {
    expect((await answer(path)).statusCode).toBe(status);
  });
});
