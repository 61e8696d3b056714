import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { city } from '../../platform/database/schema.ts';
import { run } from '../../platform/database/statement/statement.ts';
import { insertCities } from '../testing/place-rows.ts';
import { insertOffers, insertSchools } from '../testing/school-rows.ts';
import { findCityFigures } from './city-figures.ts';
import { findStartingCities } from './starting-cities.ts';

const saoPaulo = 3550308;
const araguaina = 1702109;
const palmas = 1721000;

describeOneEngine('starting cities', (test) => {
  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    await run(database, sql`UPDATE ${city} SET population = 300000 WHERE id = ${palmas}`);
    await run(database, sql`UPDATE ${city} SET population = 180000 WHERE id = ${araguaina}`);
    await run(database, sql`UPDATE ${city} SET population = 11000000 WHERE id = ${saoPaulo}`);
    const [one, , , fourth] = await insertSchools(database, [
      { name: 'Escola Girassol', cityId: araguaina },
      { name: 'Escola Lírio', cityId: araguaina },
      { name: 'Escola de Palmas', cityId: palmas },
      { name: 'Escola Paulista', cityId: saoPaulo },
    ]);
    if (!one || !fourth) throw new Error('The schools were not inserted.');
    await insertOffers(database, [
      { school: one, monthlyFee: 80_000 },
      { school: one, grade: '5-ano', monthlyFee: 60_000 },
      { school: one, grade: '6-ano', monthlyFee: 10_000, seatsLeft: 0 },
      { school: fourth, monthlyFee: 200_000 },
    ]);
  });

  it('RT-01 returns the largest cities with their figures, those with scholarships first', async () => {
    expect(await findStartingCities(test().database, 12)).toEqual([
      { name: 'São Paulo', slug: 'sao-paulo-sp', uf: 'SP', schools: 1, offers: 1, lowestPrice: 100_000 },
      { name: 'Araguaína', slug: 'araguaina-to', uf: 'TO', schools: 2, offers: 2, lowestPrice: 30_000 },
      { name: 'Palmas', slug: 'palmas-to', uf: 'TO', schools: 1, offers: 0, lowestPrice: null },
    ]);
  });

  it('ST-09 returns the same figures of listed cities', async () => {
    const figures = await findCityFigures(test().database, [palmas, araguaina]);
    expect(figures.get(araguaina)).toEqual({ schools: 2, lowestPrice: 30_000 });
    expect(figures.get(palmas)).toEqual({ schools: 1, lowestPrice: null });
    expect((await findCityFigures(test().database, [])).size).toBe(0);
  });

  it('returns no more than asked for', async () => {
    expect(await findStartingCities(test().database, 1)).toHaveLength(1);
    expect(await findStartingCities(test().database, 0)).toHaveLength(1);
  });
});
