import { beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/each-engine.ts';
import { importPlaces } from '../../catalog/imports/import-places.ts';
import { cityAt } from './place-at-position.ts';

/** Real places near a border, each in the municipality that is named, often nearer to the seat of another. */
const places = [
  ['Itaquera', -23.542, -46.456, 'sao-paulo-sp'],
  ['Guaianases', -23.5425, -46.4155, 'sao-paulo-sp'],
  ['Cidade Tiradentes', -23.597, -46.401, 'sao-paulo-sp'],
  ['São Miguel Paulista', -23.499, -46.444, 'sao-paulo-sp'],
  ['São Mateus', -23.612, -46.477, 'sao-paulo-sp'],
  ['Jabaquara', -23.646, -46.641, 'sao-paulo-sp'],
  ['centre of Diadema', -23.686, -46.623, 'diadema-sp'],
  ['Campo Limpo', -23.633, -46.76, 'sao-paulo-sp'],
  ['centre of Taboão da Serra', -23.606, -46.758, 'taboao-da-serra-sp'],
  ['Jaguaré', -23.547, -46.748, 'sao-paulo-sp'],
  ['centre of Osasco', -23.5329, -46.7917, 'osasco-sp'],
  ['Perus', -23.406, -46.753, 'sao-paulo-sp'],
  ['Rudge Ramos', -23.652, -46.57, 'sao-bernardo-do-campo-sp'],
  ['Sacomã', -23.612, -46.601, 'sao-paulo-sp'],
  ['Pavuna', -22.8064, -43.365, 'rio-de-janeiro-rj'],
  ['centre of São João de Meriti', -22.8039, -43.3722, 'sao-joao-de-meriti-rj'],
  ['Anchieta', -22.823, -43.401, 'rio-de-janeiro-rj'],
  ['centre of Nilópolis', -22.807, -43.414, 'nilopolis-rj'],
  ['Venda Nova', -19.816, -43.954, 'belo-horizonte-mg'],
  ['Justinópolis', -19.8, -44.005, 'ribeirao-das-neves-mg'],
  ['Barreiro', -19.975, -44.026, 'belo-horizonte-mg'],
  ['Eldorado', -19.94, -44.045, 'contagem-mg'],
  ['Humaitá', -29.983, -51.187, 'porto-alegre-rs'],
  ['Cavaleiro', -8.096, -34.975, 'jaboatao-dos-guararapes-pe'],
  ['Estreito', -27.59, -48.58, 'florianopolis-sc'],
  ['Kobrasol', -27.6, -48.618, 'sao-jose-sc'],
  ['Cajuru', -25.458, -49.213, 'curitiba-pr'],
] as const;

describeEachEngine('a position', (test) => {
  beforeAll(async () => {
    await importPlaces(test().database);
  });

  it.each(places)('CA-10 %s is in its municipality, by the outline', async (_, lat, lng, slug) => {
    expect((await cityAt(test().database, { lat, lng }))?.slug).toBe(slug);
  });

  it('CA-10 outside all outlines is that of the nearest seat', async () => {
    const { database } = test();
    expect((await cityAt(database, { lat: -23.05, lng: -43.2 }))?.slug).toBe('rio-de-janeiro-rj');
    expect((await cityAt(database, { lat: -5.5798, lng: -36.9086 }))?.slug).toBe('assu-rn');
    expect(await cityAt(database, { lat: -34.6, lng: -58.4 })).toBeUndefined();
    expect(await cityAt(database, { lat: 0, lng: 0 })).toBeUndefined();
  });

  it('S27 a repeated import changes no outline, and restores a lost one', async () => {
    const { database } = test();
    const outlines = async () =>
      (
        await database.pool.query<{ xmin: string }>(
          'SELECT xmin, city_id, part FROM city_outline ORDER BY 2, 3',
        )
      ).rows;
    const before = await outlines();
    await importPlaces(database);
    expect(await outlines()).toEqual(before);
    await database.pool.query('DELETE FROM city_outline WHERE city_id = 3550308');
    await importPlaces(database);
    expect(await outlines()).toHaveLength(before.length);
  });
});
