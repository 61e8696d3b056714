import { today } from '@melhor-escola/domain/date';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { priceBands } from './price-bands.ts';
import { insertCities } from '../testing/place-rows.ts';
import { insertOffers, insertSchools, type TestSchool } from '../testing/school-rows.ts';

const center = { lat: -7.19, lng: -48.2 };
/** One degree of latitude is 111.2 km. */
const north = (km: number) => ({ lat: center.lat + km / 111.2, lng: center.lng });

describeOneEngine('price bands', (test) => {
  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    const add = async (
      schools: readonly (Omit<TestSchool, 'cityId'> & {
        fee: number;
        grade?: '1-ano' | '6-ano';
        year?: number;
      })[],
    ): Promise<void> => {
      const rows = await insertSchools(
        database,
        schools.map(({ fee: _fee, grade: _grade, year: _year, ...school }) => ({
          cityId: 1702109,
          ...school,
        })),
      );
      await insertOffers(
        database,
        rows.map((school, index) => {
          const { fee = 0, grade, year = 2026 } = schools[index] ?? {};
          return {
            school,
            monthlyFee: fee * 100,
            year,
            demo: school.demo,
            lat: school.lat,
            lng: school.lng,
            ...(grade && { grade }),
          };
        }),
      );
    };
    await add([
      { name: 'Escola Nossa', fee: 1000, ...center },
      ...[700, 800, 900, 1000, 1500].map((fee, n) => ({
        name: `Escola Perto ${n}`,
        fee,
        ...north(1 + n / 2),
      })),
      { name: 'Escola Longe', fee: 100, ...north(8) },
      { name: 'Escola Fictícia', fee: 1, demo: true, ...center },
      { name: 'Escola Doutro Ano', fee: 2, year: 2025, ...center },
      { name: 'Escola de Campo', fee: 500, ...north(60) },
      ...[400, 450, 600].map((fee, n) => ({ name: `Escola Rural ${n}`, fee, ...north(60 + n) })),
      ...[700, 800].map((fee, n) => ({ name: `Escola da Estrada ${n}`, fee, ...north(70 + n) })),
      { name: 'Escola Só', fee: 500, ...north(300) },
      { name: 'Escola do Sexto', fee: 500, grade: '6-ano', ...center },
      { name: 'Escola sem Endereço', fee: 950, positionPrecision: 'city', ...center },
    ]);
  });

  it('product 6 compares a fee with those of other schools within 5 km', async () => {
    const bands = await priceBands(test().database, 'escola-nossa');
    expect(bands).toEqual([
      {
        stage: expect.objectContaining({ groupSlug: 'ensino-fundamental-i' }),
        year: 2026,
        fee: 100_000,
        schools: 6,
        cheaper: 4,
        lowest: 70_000,
        lowerQuartile: 80_000,
        median: 90_000,
        upperQuartile: 100_000,
        highest: 150_000,
        radiusInKm: 5,
        date: today(),
      },
    ]);
  });

  it('extends the radius to 12 km with few schools nearby', async () => {
    const [band] = await priceBands(test().database, 'escola-de-campo');
    expect(band).toMatchObject({ schools: 5, cheaper: 2, lowest: 40_000, highest: 80_000, radiusInKm: 12 });
  });

  it('starts with 12 km for a school without an exact position', async () => {
    const [band] = await priceBands(test().database, 'escola-sem-endereco');
    expect(band).toMatchObject({ schools: 7, radiusInKm: 12 });
  });

  it.each(['escola-so', 'escola-ficticia', 'escola-doutro-ano', 'escola-do-sexto', 'nenhuma'])(
    'returns no band for %s, with too few other schools',
    async (slug) => {
      expect(await priceBands(test().database, slug)).toEqual([]);
    },
  );
});
