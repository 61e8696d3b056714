import { placeKey } from '@melhor-escola/domain/place-key';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { fillWithMunicipalities } from '../../../test/municipalities.ts';
import { neighborhood } from '../../platform/database/schema.ts';
import { findCityBySlug, findNeighborhood } from '../directory/place-scope.ts';
import { explain } from '../testing/explain.ts';
import { insertNeighborhoods } from '../testing/place-rows.ts';
import { searchCities } from './cities.ts';
import { searchNeighborhoods } from './neighborhoods.ts';

const saoPaulo = 3550308;

describeOneEngine('places under the names people use', (test) => {
  beforeAll(async () => {
    const { database } = test();
    await fillWithMunicipalities(database);
    await insertNeighborhoods(database, saoPaulo, [
      'Vila Sabrina',
      'Vila Santa Catarina',
      'Parque São Miguel Paulista',
      'São Miguel Paulista',
      'Jardim São Luís',
      'Parque São Lucas',
      'Pinheiros',
      'Perdizes',
    ]);
  });

  const cities = async (name: string) =>
    (await searchCities(test().database, { name, pagination: { size: 8 } })).hits;

  it.each([
    ['parati', 'paraty-rj', undefined],
    ['boa saude', 'januario-cicco-rn', 'Boa Saúde'],
    ['augusto sev', 'campo-grande-rn', 'Augusto Severo'],
    ['presidente juscelino rn', 'serra-caiada-rn', 'Presidente Juscelino'],
    ['Presidente Juscelino, Rio Grande do Norte', 'serra-caiada-rn', 'Presidente Juscelino'],
    ['ＰＡＲＡＴＹ', 'paraty-rj', undefined],
    ['moji das cruzes', 'mogi-das-cruzes-sp', undefined],
    ['eldorado dos carajás', 'eldorado-do-carajas-pa', undefined],
    ['buzios', 'armacao-dos-buzios-rj', 'Búzios'],
    ['jd alegre', 'jardim-alegre-pr', undefined],
  ])('CA-09 %j finds %s first', async (typed, slug, otherName) => {
    const [first] = await cities(typed);
    expect(first).toMatchObject({ slug, otherName });
  });

  it('CA-09 a text finds all cities whose names sound alike', async () => {
    const found = (await cities('santa teresinha')).map(({ slug }) => slug);
    expect(found).toEqual(expect.arrayContaining(['santa-terezinha-ba', 'santa-terezinha-pe']));
    const inBahia = await searchCities(test().database, { name: 'Santa Teresinha - BA' });
    expect(inBahia.hits.map(({ slug }) => slug)).toEqual(['santa-terezinha-ba']);
    expect(await inBahia.countTotal()).toBe(1);
  });

  it('CA-09 a former name comes after the cities that have it today', async () => {
    const found = (await cities('presidente juscelino')).map(({ slug }) => slug);
    expect(found).toEqual(['presidente-juscelino-ma', 'presidente-juscelino-mg', 'serra-caiada-rn']);
  });

  it.each([
    ['parati-rj', 'paraty-rj'],
    ['parati', 'paraty-rj'],
    ['moji-mirim-sp', 'mogi-mirim-sp'],
    ['augusto-severo-rn', 'campo-grande-rn'],
    ['campo-grande-ms', 'campo-grande-ms'],
    ['santarem-pb', 'joca-claudino-pb'],
    ['santarem-pa', 'santarem-pa'],
    ['araguaina', 'araguaina-to'],
    ['palmas', undefined],
    ['santa-terezinha', undefined],
    ['parati-sp', undefined],
    ['-', undefined],
  ])('CA-02 the slug %s is of %s', async (slug, expected) => {
    expect((await findCityBySlug(test().database, slug))?.slug).toBe(expected);
  });

  const inSaoPaulo = async (name: string) =>
    (await searchNeighborhoods(test().database, { name, filter_string: 'city_slug:sao-paulo-sp' })).hits.map(
      (hit) => hit.name,
    );

  it.each([
    ['vl sabrina', 'Vila Sabrina'],
    ['Vl. Sabr', 'Vila Sabrina'],
    ['jd são luiz', 'Jardim São Luís'],
    ['pq s lucas', 'Parque São Lucas'],
    ['são migel', 'São Miguel Paulista'],
    ['s miguel', 'São Miguel Paulista'],
    ['vila sabirna', 'Vila Sabrina'],
    ['pinheros', 'Pinheiros'],
    ['perdises', 'Perdizes'],
    ['ｐｉｎｈｅｉｒｏｓ', 'Pinheiros'],
  ])('VA-03 %j finds %s first', async (typed, name) => {
    expect((await inSaoPaulo(typed))[0]).toBe(name);
  });

  it('VA-03 similar names are found only by relevance, and nothing by other texts', async () => {
    const { database } = test();
    const args = { name: 'pinheros', sort: 'full_slug_asc' } as const;
    expect((await searchNeighborhoods(database, args)).hits).toEqual([]);
    expect(await (await searchNeighborhoods(database, { name: 'pinheros' })).countTotal()).toBe(1);
    expect(await inSaoPaulo('liberdade')).toEqual([]);
    expect(await inSaoPaulo('?!')).toEqual([]);
  });

  it.each([
    ['vila-sabrina', 'Vila Sabrina'],
    ['vl-sabrina', 'Vila Sabrina'],
    ['jardim-sao-luiz', 'Jardim São Luís'],
    ['sao-migel', undefined],
  ])('CA-02 the neighborhood slug %s is of %s', async (slug, name) => {
    expect((await findNeighborhood(test().database, saoPaulo, slug))?.name).toBe(name);
  });

  it('similar names are found through an index', async () => {
    const { database } = test();
    await database.pool.query('SET enable_seqscan = off');
    try {
      const plan = await explain(
        database,
        sql`SELECT id FROM ${neighborhood} WHERE ${neighborhood.norm} %> ${placeKey('são migel')}`,
      );
      expect(plan.map((node) => node['Index Name'])).toContain('neighborhood_norm_trigram');
    } finally {
      await database.pool.query('RESET enable_seqscan');
    }
  });
});
