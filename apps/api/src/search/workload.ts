import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { city, offer, school } from '../database/schema.ts';
import { searchCities } from './cities.ts';
import { searchSchoolOffers } from './school-offer.ts';
import { searchSchools } from './schools.ts';
import { run as runStatement } from './statement.ts';

/** A search as visitors make it, for the benchmark (P6). */
export interface WorkloadQuery {
  readonly name: 'key' | 'city' | 'sao-paulo' | 'radius' | 'misspelt-name' | 'autocomplete';
  /** @param random Gives numbers from 0 up to 1: the same sequence asks the same questions. */
  run(database: Database, random: () => number): Promise<void>;
}

const facets = ['grade', 'shift', 'neighborhood_slug', 'tag'];

/**
 * The searches that P6 measures, each as a multiple of the first, a lookup by primary key, in the same run. What they
 * ask for is drawn from the data, cities by their number of offers, and read once for each database.
 */
export const workload: readonly WorkloadQuery[] = [
  {
    name: 'key',
    async run(database, random) {
      const { schoolIds } = await drawnFrom(database);
      await runStatement(database, sql`SELECT * FROM ${school} WHERE ${school.id} = ${pick(schoolIds, random)}`);
    },
  },
  {
    name: 'city',
    async run(database, random) {
      const { offers } = await drawnFrom(database);
      const { slug, grade } = pick(offers, random);
      const filterString = `city_slug:${slug} AND grade:${grade} AND price:1 TO ${40_000 + Math.floor(random() * 200_000)}`;
      await searchSchoolOffers(database, { filterString, facets });
    },
  },
  {
    name: 'sao-paulo',
    async run(database) {
      await searchSchoolOffers(database, { filterString: 'city_slug:sao-paulo-sp', facets });
    },
  },
  {
    name: 'radius',
    async run(database, random) {
      const { offers } = await drawnFrom(database);
      const { lat, lng } = pick(offers, random);
      await searchSchoolOffers(database, {
        geoloc: { lat, lon: lng, distance_in_km: 12 },
        filterString: 'grade:1-ano',
        sort: 'distance_asc',
      });
    },
  },
  {
    name: 'misspelt-name',
    async run(database, random) {
      const { names } = await drawnFrom(database);
      await searchSchools(database, { query: misspelt(pick(names, random), random) });
    },
  },
  {
    name: 'autocomplete',
    async run(database, random) {
      const { offers } = await drawnFrom(database);
      const { norm } = pick(offers, random);
      await searchCities(database, {
        name: norm.slice(0, 3 + Math.floor(random() * 6)),
        pagination: { size: 4 },
      });
    },
  },
];
