import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { tenantHeader, testEnvironment } from '../../../test/test-server.ts';
import { insertCities, insertNeighborhoods } from '../testing/place-rows.ts';
import { insertOffers, insertSchools } from '../testing/school-rows.ts';
import { buildServer } from '../../app/server.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';
import type { PlaceSummary } from './schema.ts';

const saoPaulo = 3550308;
const guarulhos = 3518800;
/** Fundamental I and II, as bits. */
const fundamental = 0b0110;

/** Median fees of six schools in the center: 500, 600 … 1000 reais. */
const fees = [50_000, 60_000, 70_000, 80_000, 90_000, 100_000];

describeOneEngine('place summary', (test) => {
  let server: ZodFastify;
  const answer = (query: Record<string, string>) =>
    server.inject({
      url: '/v3/marketplace/directory/place-summary',
      query,
      headers: tenantHeader,
    });
  const summary = async (query: Record<string, string> = {}): Promise<PlaceSummary> =>
    (await answer(query)).json();
  const firstSchools = async (query: Record<string, string>) =>
    (await summary(query)).firstOffers.map(({ school_name }) => school_name);

  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    const parts = await insertNeighborhoods(database, saoPaulo, ['Centro', 'Vila Nova', 'Deserto']);
    const center = parts.get('Centro') ?? null;
    const schools = await insertSchools(
      database,
      fees.map((_, index) => ({
        name: `Colégio ${index}`,
        cityId: saoPaulo,
        neighborhoodId: center,
        stageMask: fundamental,
        // The fifth's is shown as 4,5, like the sixth's.
        ratingAverage: index === 4 ? 4.54 : 4 + index / 10,
        ratingCount: index,
      })),
    );
    const [nova] = await insertSchools(database, [
      { name: 'Escola Nova', cityId: saoPaulo, neighborhoodId: parts.get('Vila Nova') ?? null, stageMask: 1 },
    ]);
    await insertSchools(database, [{ name: 'Escola sem bolsa', cityId: guarulhos, stageMask: fundamental }]);
    await database.pool.query(`UPDATE neighborhood SET lat = lat + 0.05 WHERE slug = 'vila-nova'`);
    await insertOffers(
      database,
      schools.flatMap((of, index) => [
        { school: of, monthlyFee: fees[index] ?? 0 },
        // The most expensive grade of each: it would raise a mean, but the lower of two is the median.
        { school: of, grade: '5-ano' as const, monthlyFee: 900_000 },
      ]),
    );
    if (!nova || !schools[0]) throw new Error('Expected seven inserted schools.');
    await insertOffers(database, [
      { school: nova, grade: 'bercario', monthlyFee: 40_000 },
      { school: nova, grade: 'bercario', monthlyFee: 10_000, seatsLeft: 0 },
      { school: schools[0], grade: '6-ano', monthlyFee: 120_000, discountPercentage: 25 },
    ]);
    server = await buildServer({ environment: testEnvironment, database, logLevel: 'silent' });
  });

  it('RT-08 counts schools and visible offers of a city and of each neighborhood', async () => {
    const city = await summary({ city: 'sao-paulo-sp' });
    expect(city).toMatchObject({
      place: { city: { name: 'São Paulo' }, state: { slug: 'sao-paulo', uf: 'SP' }, neighborhood: null },
      schools: 7,
      schoolsWithOffers: 7,
      offers: 14,
      lowestPrice: 20_000,
      largestDiscount: 50,
    });
    expect(city.neighborhoods).toEqual([
      { name: 'Centro', slug: 'centro', schools: 6, offers: 13, lowestPrice: 25_000, distanceInKm: null },
      {
        name: 'Vila Nova',
        slug: 'vila-nova',
        schools: 1,
        offers: 1,
        lowestPrice: 20_000,
        distanceInKm: null,
      },
    ]);
  });

  it('takes the median fee of each school, then the minimum, median and maximum of those', async () => {
    const { fees: found } = await summary({ city: 'sao-paulo-sp' });
    expect(found.find(({ stage }) => stage === 'ensino-fundamental-i')).toEqual({
      stage: 'ensino-fundamental-i',
      schools: 6,
      offers: 12,
      full: { lowest: 50_000, median: 70_000, highest: 100_000 },
      withScholarship: { lowest: 25_000, median: 35_000, highest: 50_000 },
      aroundMedian: 70_000,
    });
  });

  it('hides the fee range of fewer than five schools', async () => {
    const { fees: found } = await summary({ city: 'sao-paulo-sp' });
    expect(found.find(({ stage }) => stage === 'educacao-infantil')).toMatchObject({
      schools: 1,
      full: null,
      withScholarship: null,
    });
  });

  it('RT-09 counts only schools, offers and grades of a stage, and lists the other stages', async () => {
    const infantil = await summary({ city: 'sao-paulo-sp', stage: 'educacao-infantil' });
    expect(infantil).toMatchObject({ schools: 1, offers: 1, place: { stage: 'educacao-infantil' } });
    expect(infantil.grades).toEqual([{ grade: 'bercario', offers: 1, schools: 1, lowestPrice: 20_000 }]);
    expect(infantil.neighborhoods.map(({ slug }) => slug)).toEqual(['vila-nova']);
    expect(infantil.stages).toContainEqual({ stage: 'ensino-fundamental-ii', schools: 6 });
  });

  it('RT-09 has the first offers of the place and stage, one per school, and none for the country', async () => {
    const inCity = await firstSchools({ city: 'sao-paulo-sp' });
    expect(inCity).toHaveLength(4);
    expect(new Set(inCity).size).toBe(4);
    expect(await firstSchools({ state: 'sao-paulo' })).toEqual(inCity);
    expect(await firstSchools({ city: 'sao-paulo-sp', neighborhood: 'vila-nova' })).toEqual(['Escola Nova']);
    expect(await firstSchools({ city: 'sao-paulo-sp', stage: 'educacao-infantil' })).toEqual(['Escola Nova']);
    expect(await firstSchools({})).toEqual([]);
  });

  it('lists the nearest neighborhoods with their distance, and compares with the city', async () => {
    const nova = await summary({ city: 'sao-paulo-sp', neighborhood: 'vila-nova' });
    expect(nova).toMatchObject({ schools: 1, offers: 1, place: { neighborhood: { name: 'Vila Nova' } } });
    expect(nova.neighborhoods).toEqual([
      expect.objectContaining({ slug: 'centro', offers: 13, distanceInKm: expect.closeTo(5.56, 1) }),
    ]);
  });

  it('ranks schools by the rating that is shown, then by reviews, only with three or more', async () => {
    const { bestRated } = await summary({ city: 'sao-paulo-sp' });
    expect(bestRated.map(({ slug, count }) => [slug, count])).toEqual([
      ['colegio-5', 5],
      ['colegio-4', 4],
      ['colegio-3', 3],
    ]);
    expect(bestRated[0]).toMatchObject({
      average: 4.5,
      offers: 2,
      neighborhood: 'Centro',
      city: 'São Paulo',
    });
  });

  it('RT-10 RT-11 lists the cities of a state and the states of the country', async () => {
    const state = await summary({ state: 'sao-paulo' });
    expect(state.cities.map(({ slug, schools, offers }) => [slug, schools, offers])).toEqual([
      ['sao-paulo-sp', 7, 14],
      ['guarulhos-sp', 1, 0],
    ]);
    const country = await summary();
    expect(country.place).toEqual({ state: null, city: null, neighborhood: null, stage: null });
    expect(country.states).toEqual([
      {
        name: 'São Paulo',
        slug: 'sao-paulo',
        schools: 8,
        offers: 14,
        lowestPrice: 20_000,
        distanceInKm: null,
      },
    ]);
  });

  it('names the nearest city with offers for a city without any', async () => {
    const empty = await summary({ city: 'guarulhos-sp' });
    expect(empty).toMatchObject({
      schools: 1,
      offers: 0,
      lowestPrice: null,
      nearestWithOffers: { slug: 'sao-paulo-sp', offers: 14, distanceInKm: expect.closeTo(14.8, 0) },
    });
    const far = await summary({ city: 'araguaina-to', stage: 'educacao-infantil' });
    expect(far).toMatchObject({ schools: 0, nearestWithOffers: { slug: 'sao-paulo-sp' } });
  });

  it('RT-16 completes a city’s slug', async () => {
    expect(await summary({ city: 'guarulhos' })).toMatchObject({ place: { city: { slug: 'guarulhos-sp' } } });
  });

  it.each([
    [{ state: 'atlantida' }, 'State not found: atlantida'],
    [{ city: 'atlantida-sp' }, 'City not found: atlantida-sp'],
    [{ city: 'sao-paulo-sp', neighborhood: 'lua' }, 'Neighborhood not found: lua'],
    [{ city: 'sao-paulo-sp', stage: 'doutorado' }, 'Stage not found: doutorado'],
    [{ neighborhood: 'centro' }, 'Neighborhood not found: centro'],
  ])('ER-02 names the unknown slug of %j', async (query, message) => {
    const response = await answer(query);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ message });
  });

  it('is recomputed after an import has changed the data', async () => {
    const before = await summary({ city: 'palmas-to' });
    await insertSchools(test().database, [{ name: 'Escola de Palmas', cityId: 1721000 }]);
    expect(await summary({ city: 'palmas-to' })).toEqual(before);
    await test().database.pool.query(
      `INSERT INTO directory_total (uf, active_offers, enrolled_students, partner_schools, version)
       VALUES ('', 0, 0, 0, 99)`,
    );
    expect(await summary({ city: 'palmas-to' })).toMatchObject({ schools: before.schools + 1 });
  });
});
