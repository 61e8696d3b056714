import { placeKey } from '@melhor-escola/domain/place-key';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { otherCityNames } from '../../places/other-city-names.ts';
import type { KnownCity } from '../neighborhoods.ts';
import type { ImportTally } from '../run/import-report.ts';
import type { SchoolRecord } from './school-record.ts';

/** Finds the cities of schools. */
export interface CityLookup {
  /** The city of a record; `undefined` if there is none. */
  readonly find: (record: SchoolRecord) => KnownCity | undefined;
  /** For the report: the names in the file that are not the city's own, with the number of schools. */
  readonly describe: (tally: ImportTally) => void;
}

/**
 * Finds a city by its IBGE code or, in files without codes, by its name in its state, also in another spelling or under a former name.
 *
 * @param cities by IBGE code.
 */
export function cityLookup(cities: ReadonlyMap<number, KnownCity>): CityLookup {
  const byName = new Map([...cities.values()].map((city) => [`${placeKey(city.name)}/${city.uf}`, city]));
  for (const { id, key, uf } of otherCityNames) {
    const city = cities.get(id);
    if (city) byName.set(`${key}/${uf}`, city);
  }
  const otherwise = new Map<string, number>();
  return {
    find({ city: wanted }) {
      if ('code' in wanted) return cities.get(wanted.code);
      const city = byName.get(`${placeKey(wanted.name)}/${wanted.uf.toUpperCase()}`);
      if (city && normalizeSearchText(wanted.name) !== normalizeSearchText(city.name)) {
        const difference = `${wanted.name} is ${city.name}, ${city.uf}`;
        otherwise.set(difference, (otherwise.get(difference) ?? 0) + 1);
      }
      return city;
    },
    describe(tally) {
      if (otherwise.size === 0) return;
      const list = [...otherwise].map(([difference, count]) => `${difference} (${count})`);
      tally.note(`Municipalities under another name, with their schools: ${list.join('; ')}.`);
    },
  };
}
