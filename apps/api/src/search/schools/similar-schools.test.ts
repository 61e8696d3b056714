import { stageGroups } from '@melhor-escola/domain/stage';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { insertCities } from '../testing/place-rows.ts';
import { insertSchools } from '../testing/school-rows.ts';
import { findSimilarSchools, MAX_SIMILAR_SCHOOLS } from './similar-schools.ts';

const center = { lat: -7.19, lng: -48.2 };
/** One degree of latitude is 111.2 km. */
const north = (km: number) => ({ lat: center.lat + km / 111.2, lng: center.lng });

describeOneEngine('similar schools', (test) => {
  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    const cityId = 1702109;
    await insertSchools(database, [
      { name: 'Escola Nossa', cityId, stageMask: 0b0110, ...center },
      { name: 'Escola Perto', cityId, stageMask: 0b0100, ...north(2) },
      { name: 'Escola ao Lado', cityId, stageMask: 0b0011, ...north(1) },
      { name: 'Escola Limite', cityId, stageMask: 0b0110, ...north(11.9) },
      { name: 'Escola Longe', cityId, stageMask: 0b0110, ...north(12.1) },
      { name: 'Escola de Outra Etapa', cityId, stageMask: 0b1001, ...north(0.5) },
      { name: 'Creche Conveniada', cityId, stageMask: 0b0010, publiclyFunded: true, ...north(1.5) },
      { name: 'Creche Gratuita', cityId, stageMask: 0b0010, publiclyFunded: true, ...north(1.6) },
      { name: 'Escola sem Etapa', cityId, stageMask: 0, ...center },
      { name: 'Escola Isolada', cityId, stageMask: 0b0110, ...north(400) },
      ...Array.from({ length: MAX_SIMILAR_SCHOOLS + 2 }, (_, n) => ({
        name: `Escola Vizinha ${n}`,
        cityId,
        stageMask: 0b0001,
        ...north(800),
      })),
    ]);
  });

  const similar = (slug: string, size = 6) => findSimilarSchools(test().database, slug, size);
  const slugs = async (slug: string, size?: number) =>
    (await similar(slug, size)).map((school) => school.slug);

  it('RT-02 returns other schools that share a stage within 12 km, nearest first', async () => {
    const found = await similar('escola-nossa');
    expect(found.map(({ slug }) => slug)).toEqual(['escola-ao-lado', 'escola-perto', 'escola-limite']);
    expect(found[0]).toMatchObject({
      address: { citySlug: 'araguaina-to' },
      stages: stageGroups.slice(0, 2),
    });
    expect(found.map(({ distanceInKm }) => Math.round((distanceInKm ?? 0) * 10) / 10)).toEqual([1, 2, 11.9]);
  });

  it('compares schools that families pay for, and those that the city pays for', async () => {
    expect(await slugs('creche-conveniada')).toEqual(['creche-gratuita']);
  });

  it.each(['nenhuma', 'escola-isolada', 'escola-sem-etapa', "'; DROP TABLE school; --"])(
    'returns none for %s',
    async (slug) => {
      expect(await similar(slug)).toEqual([]);
    },
  );

  it('S16 clamps the size', async () => {
    expect(await slugs('escola-nossa', 2)).toEqual(['escola-ao-lado', 'escola-perto']);
    expect(await slugs('escola-nossa', -5)).toEqual(['escola-ao-lado']);
    expect(await slugs('escola-vizinha-0', 1_000_000)).toHaveLength(MAX_SIMILAR_SCHOOLS);
  });
});
