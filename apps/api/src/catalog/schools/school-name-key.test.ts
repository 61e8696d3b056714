import { beforeAll, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { insertCities } from '../../search/testing/place-rows.ts';
import { insertSchools } from '../../search/testing/school-rows.ts';
import { schoolNameKey, typedNameKey } from './school-name-key.ts';
import { searchSchools } from '../../search/schools/schools.ts';

describe('the key of a name', () => {
  it.each([
    ['Colégio Santa Maria', 's maria'],
    ['Escola Nossa Senhora Aparecida', 'ns aparecida'],
    ['Colégio N. Sra. de Fátima', 'ns fatima'],
    ['Instituto Sant’Ana', 's ana'],
    ['Centro Educacional Professora Maria José', 'prof maria jose'],
    ['Colégio Dom Pedro II', 'd pedro 2'],
    ['Colégio João XXIII', 'joao 23'],
    ['Colégio Philadelphia', 'filadelfia'],
    ['Colégio Santos Dumont', 'santos dumont'],
    ['CEI Girassol', 'girasol'],
    ['Escola de Educação Infantil', 'escola de educacao infantil'],
  ])('for %j is %j, which is its own key', (name, key) => {
    expect(schoolNameKey(name)).toBe(key);
    expect(typedNameKey(key)).toBe(key);
  });

  it.each([
    ['colejio objetivo', 'objetivo'],
    ['ecsola girassol', 'girasol'],
    ['escala', 'escala'],
    ['escala do saber', 'saber'],
  ])('for the typed text %j is %j', (text, key) => expect(typedNameKey(text)).toBe(key));
});

const names = [
  'Colégio Objetivo Paulista',
  'Colégio Santa Maria',
  'Colégio Santa Rita de Cássia',
  'Escola Santo Antônio',
  'Colégio São José',
  'Colégio São João Batista',
  'Escola Nossa Senhora Aparecida',
  'Colégio Nossa Senhora de Fátima',
  'Instituto Sant’Ana',
  'Centro Educacional Professor Paulo Freire',
  'Colégio Dom Pedro II',
  'Colégio João XXIII',
  'Colégio Rafael Mello',
  'Centro de Educação Infantil Girassol',
  'Escola Criança Feliz',
  'Colégio Coração de Jesus',
  'Escola Vila Esperança',
  'Colégio D’Ávila',
];

describeOneEngine('names as families type them', (test) => {
  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    await insertSchools(
      database,
      names.map((name) => ({ name, cityId: 1702109 })),
    );
  });

  const find = async (query: string) =>
    (await searchSchools(test().database, { query })).hits.map(({ name }) => name);

  it.each([
    ['objectivo', 'Colégio Objetivo Paulista'],
    ['Sta. Maria', 'Colégio Santa Maria'],
    ['col. sta rita', 'Colégio Santa Rita de Cássia'],
    ['esc sto. antônio', 'Escola Santo Antônio'],
    ['s. jose', 'Colégio São José'],
    ['são joao batsta', 'Colégio São João Batista'],
    ['escola n sra aparecida', 'Escola Nossa Senhora Aparecida'],
    ['n. sra. de fatima', 'Colégio Nossa Senhora de Fátima'],
    ['santana', 'Instituto Sant’Ana'],
    ['prof paulo freire', 'Centro Educacional Professor Paulo Freire'],
    ['dom pedro segundo', 'Colégio Dom Pedro II'],
    ['joao 23', 'Colégio João XXIII'],
    ['raphael melo', 'Colégio Rafael Mello'],
    ['escola de ed inf girasol', 'Centro de Educação Infantil Girassol'],
    ['ecola crianca felis', 'Escola Criança Feliz'],
    ['coracao de jezus', 'Colégio Coração de Jesus'],
    ['vl esperanca', 'Escola Vila Esperança'],
    ['davila', 'Colégio D’Ávila'],
  ])('CA-07 %j finds %s first', async (typed, name) => {
    expect((await find(typed))[0]).toBe(name);
  });

  it('CA-07 a saint does not find every other saint', async () => {
    expect(await find('sta maria')).toEqual(['Colégio Santa Maria']);
    expect(await find('são josé')).toEqual(['Colégio São José']);
  });
});
