import type { Uf } from '@melhor-escola/domain/state';
import { placeKey } from '@melhor-escola/domain/place-key';
import { citySlug, neighborhoodFullSlug, slugify } from '@melhor-escola/domain/slug';
import type { Database } from '../../platform/database/database.ts';
import { city, neighborhood } from '../../platform/database/schema.ts';

type CityTuple = readonly [id: number, name: string, uf: Uf, lat: number, lng: number, population: number];

const cities: readonly CityTuple[] = [
  [3550308, 'São Paulo', 'SP', -23.5506, -46.6334, 11_451_999],
  [3304557, 'Rio de Janeiro', 'RJ', -22.9068, -43.1729, 6_211_223],
  [3106200, 'Belo Horizonte', 'MG', -19.9191, -43.9386, 2_315_560],
  [4205407, 'Florianópolis', 'SC', -27.5954, -48.548, 537_211],
  [3518800, 'Guarulhos', 'SP', -23.4538, -46.5333, 1_291_771],
  [3509502, 'Campinas', 'SP', -22.9056, -47.0608, 1_139_047],
  [4303806, 'Campinas do Sul', 'RS', -27.7174, -52.6248, 5_506],
  [5204805, 'Campinaçu', 'GO', -13.787, -48.5704, 3_656],
  [3549904, 'São José dos Campos', 'SP', -23.1896, -45.8841, 697_054],
  [1303908, 'São Paulo de Olivença', 'AM', -3.3778, -68.8717, 32_967],
  [2612703, 'São Paulo do Potengi', 'RN', -5.8949, -35.7626, 15_000],
  [2924009, 'Paulo Afonso', 'BA', -9.3983, -38.2216, 112_870],
  [1702109, 'Araguaína', 'TO', -7.1911, -48.2072, 171_301],
  [3103504, 'Araguari', 'MG', -18.6456, -48.1934, 117_808],
  [1702208, 'Araguatins', 'TO', -5.6467, -48.1232, 31_918],
  [1721000, 'Palmas', 'TO', -10.24, -48.3558, 302_692],
  [4117602, 'Palmas', 'PR', -26.4839, -51.9888, 48_247],
  [3545803, "Santa Bárbara d'Oeste", 'SP', -22.7536, -47.4136, 183_347],
];

/** Real municipalities, chosen for their similar names. */
export const insertCities = ({ db }: Database): Promise<void> => insertRows(db, cities);

/** The easternmost and westernmost time zone of Brazil; São Paulo is among the others. */
export const farCities = { noronha: 2605459, rioBranco: 1200401 } as const;

/** Adds {@link farCities}. */
export const insertFarCities = ({ db }: Database): Promise<void> =>
  insertRows(db, [
    [farCities.noronha, 'Fernando de Noronha', 'PE', -3.8396, -32.4107, 3_167],
    [farCities.rioBranco, 'Rio Branco', 'AC', -9.975, -67.8243, 364_756],
  ]);

async function insertRows(db: Database['db'], tuples: readonly CityTuple[]): Promise<void> {
  await db.insert(city).values(
    tuples.map(([id, name, uf, lat, lng, population]) => ({
      id,
      name,
      slug: citySlug(name, uf),
      uf,
      lat,
      lng,
      norm: placeKey(name),
      population,
      capital: ['São Paulo', 'Rio de Janeiro', 'Belo Horizonte', 'Florianópolis'].includes(name),
    })),
  );
}

/** Adds neighborhoods to a city, all at its position; returns their ids by name. */
export async function insertNeighborhoods(
  { db }: Database,
  cityId: number,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = cities.find(([id]) => id === cityId);
  if (!found) throw new Error(`No test city ${cityId}.`);
  const [, cityName, uf, lat, lng] = found;
  const rows = await db
    .insert(neighborhood)
    .values(
      names.map((name) => ({
        cityId,
        name,
        slug: slugify(name),
        fullSlug: neighborhoodFullSlug(uf, cityName, name),
        norm: placeKey(name),
        lat,
        lng,
      })),
    )
    .returning({ id: neighborhood.id, name: neighborhood.name });
  return new Map(rows.map(({ id, name }) => [name, id]));
}
