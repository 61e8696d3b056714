import { beforeAll, describe, expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/each-engine.ts';
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
    ['Colégio Santana', 's ana'],
    ['Centro Educacional Professora Maria José', 'prof maria jose'],
    ['Colégio Dom Pedro II', 'd pedro 2'],
    ['Colégio João XXIII', 'joao 23'],
    ['Colégio João Paulo XVII', 'joao paulo 17'],
    ['Colégio Philadelphia', 'filadelfia'],
    ['Colégio Santos Dumont', 'santos dumont'],
    ['CEI Girassol', 'girasol'],
    ['Escola de Educação Infantil', 'escola de educacao infantil'],
  ])('for %j is %j, which is its own key', (name, key) => {
    expect(schoolNameKey(name)).toBe(key);
    expect(typedNameKey(key)).toBe(key);
  });

  it.each([
    ['coleg santa maria', 's maria'],
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
  'Escola Doutor Zerbini',
  'Escola Dom Bosco',
  'Colégio Dom Pedro II',
  'Colégio João XXIII',
  'Colégio Padre Anchieta',
  'Escola Irmã Dulce',
  'Colégio Rafael Mello',
  'Colégio Luiz de Camões',
  'Centro de Educação Infantil Girassol',
  'Escola Criança Feliz',
  'Colégio Adventista de Araguaína',
  'Escola Monteiro Lobato',
  'Colégio Coração de Jesus',
  'Escola Vila Esperança',
  'Colégio D’Ávila',
];

describeEachEngine('names as families type them', (test) => {
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
    ['colegio objetivo', 'Colégio Objetivo Paulista'],
    ['objectivo', 'Colégio Objetivo Paulista'],
    ['sta maria', 'Colégio Santa Maria'],
    ['Sta. Maria', 'Colégio Santa Maria'],
    ['coleg santa mria', 'Colégio Santa Maria'],
    ['col. sta rita', 'Colégio Santa Rita de Cássia'],
    ['santa rita de cacia', 'Colégio Santa Rita de Cássia'],
    ['st. antonio', 'Escola Santo Antônio'],
    ['sto antonio', 'Escola Santo Antônio'],
    ['esc sto. antônio', 'Escola Santo Antônio'],
    ['s. jose', 'Colégio São José'],
    ['sao joze', 'Colégio São José'],
    ['são joao batsta', 'Colégio São João Batista'],
    ['escola n sra aparecida', 'Escola Nossa Senhora Aparecida'],
    ['nsa sra aparecida', 'Escola Nossa Senhora Aparecida'],
    ['N.S. Aparecida', 'Escola Nossa Senhora Aparecida'],
    ['nossa sra aparesida', 'Escola Nossa Senhora Aparecida'],
    ['n. sra. de fatima', 'Colégio Nossa Senhora de Fátima'],
    ['nossa senhora fatima', 'Colégio Nossa Senhora de Fátima'],
    ['santana', 'Instituto Sant’Ana'],
    ['inst santa ana', 'Instituto Sant’Ana'],
    ['prof paulo freire', 'Centro Educacional Professor Paulo Freire'],
    ['profº paulo freyre', 'Centro Educacional Professor Paulo Freire'],
    ['dr zerbini', 'Escola Doutor Zerbini'],
    ['d. bosco', 'Escola Dom Bosco'],
    ['dom pedro segundo', 'Colégio Dom Pedro II'],
    ['d pedro 2', 'Colégio Dom Pedro II'],
    ['joao 23', 'Colégio João XXIII'],
    ['pe anchieta', 'Colégio Padre Anchieta'],
    ['ir. dulce', 'Escola Irmã Dulce'],
    ['raphael melo', 'Colégio Rafael Mello'],
    ['luis camoes', 'Colégio Luiz de Camões'],
    ['cei girassol', 'Centro de Educação Infantil Girassol'],
    ['escola de ed inf girasol', 'Centro de Educação Infantil Girassol'],
    ['ecola crianca felis', 'Escola Criança Feliz'],
    ['adventista araguaina', 'Colégio Adventista de Araguaína'],
    ['montero lobato', 'Escola Monteiro Lobato'],
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
