import { gradeAt } from '@melhor-escola/domain/stage';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/database.ts';
import { city, offer, school } from '../../src/platform/database/schema.ts';
import { searchCities } from '../../src/search/places/cities.ts';
import { searchSchoolOffers } from '../../src/search/offers/school-offer.ts';
import { searchSchools } from '../../src/search/schools/schools.ts';
import { run as runStatement } from '../../src/platform/database/statement/statement.ts';

/** A typical search for the benchmark (P6). */
export interface WorkloadQuery {
  readonly name:
    | 'key'
    | 'city'
    | 'city-by-school'
    | 'sao-paulo'
    | 'radius'
    | 'misspelt-name'
    | 'autocomplete';
  /** @param random returns numbers from 0 (inclusive) to 1 (exclusive): the same sequence gives the same queries. */
  run(database: Database, random: () => number): Promise<void>;
}

/** The GraphQL query of a results page, as the benchmarks send it. */
export const cityPageQuery = `query ($filterString: String, $facets: [String!]) {
  schoolOffer(filterString: $filterString, facets: $facets) {
    hits { id discount_percentage monthly_fee monthly_fee_with_discount grade_name shift_name school_name school_slug }
    total
    facets { name values { value label count } }
  }
}`;

/** Facets of that page. */
export const cityPageFacets = ['grade', 'shift', 'neighborhood_slug', 'tag'] as const;

/**
 * The searches measured by P6, each as a multiple of the first, a lookup by primary key, in the same run. Their
 * values are sampled from the data, cities by their number of offers, and read once per database.
 */
export const workload: readonly WorkloadQuery[] = [
  {
    name: 'key',
    async run(database, random) {
      const { schoolIds } = await samplesFrom(database);
      await runStatement(
        database,
        sql`SELECT * FROM ${school} WHERE ${school.id} = ${pick(schoolIds, random)}`,
      );
    },
  },
  {
    name: 'city',
    async run(database, random) {
      const { offers } = await samplesFrom(database);
      const { slug, grade } = pick(offers, random);
      const filterString = `city_slug:${slug} AND grade:${gradeAt(grade)?.slug} AND price:1 TO ${40_000 + Math.floor(random() * 200_000)}`;
      await searchSchoolOffers(database, { filterString, facets: cityPageFacets });
    },
  },
  {
    name: 'city-by-school',
    async run(database, random) {
      const { offers } = await samplesFrom(database);
      const { slug, grade } = pick(offers, random);
      const filterString = `city_slug:${slug} AND grade:${gradeAt(grade)?.slug} AND price:1 TO ${40_000 + Math.floor(random() * 200_000)}`;
      await searchSchoolOffers(database, { filterString, distinct: 'school_slug' });
    },
  },
  {
    name: 'sao-paulo',
    async run(database) {
      await searchSchoolOffers(database, { filterString: 'city_slug:sao-paulo-sp', facets: cityPageFacets });
    },
  },
  {
    name: 'radius',
    async run(database, random) {
      const { offers } = await samplesFrom(database);
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
      const { names } = await samplesFrom(database);
      await searchSchools(database, { query: misspelt(pick(names, random), random) });
    },
  },
  {
    name: 'autocomplete',
    async run(database, random) {
      const { offers } = await samplesFrom(database);
      const { norm } = pick(offers, random);
      await searchCities(database, {
        name: norm.slice(0, 3 + Math.floor(random() * 6)),
        pagination: { size: 4 },
      });
    },
  },
];

/** Values for the queries. */
interface Samples {
  readonly offers: readonly SampledOffer[];
  readonly schoolIds: readonly number[];
  /** Without generic words. */
  readonly names: readonly string[];
}

interface SampledOffer {
  readonly slug: string;
  readonly norm: string;
  readonly grade: number;
  readonly lat: number;
  readonly lng: number;
}

const samplesByDatabase = new WeakMap<Database, Promise<Samples>>();

async function samplesFrom(database: Database): Promise<Samples> {
  const known = samplesByDatabase.get(database) ?? sample(database);
  samplesByDatabase.set(database, known);
  return known;
}

/** Deterministic rows of the data: md5 scatters them over the country. */
async function sample(database: Database): Promise<Samples> {
  const offers = await runStatement<SampledOffer>(
    database,
    sql`SELECT ${city.slug}, ${city.norm}, ${offer.grade}, ${offer.lat}, ${offer.lng}
      FROM ${offer} JOIN ${city} ON ${city.id} = ${offer.cityId} ORDER BY md5(${offer.id}::text) LIMIT 1000`,
  );
  const schools = await runStatement<{ id: number; core: string }>(
    database,
    sql`SELECT ${school.id}, ${school.core} FROM ${school} ORDER BY md5(${school.id}::text) LIMIT 1000`,
  );
  if (offers.length === 0)
    throw new Error('The workload needs offers, and there are none: seed the database first.');
  return { offers, schoolIds: schools.map(({ id }) => id), names: schools.map(({ core }) => core) };
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}

/** The name with one letter omitted, doubled, or swapped with the previous one. */
function misspelt(name: string, random: () => number): string {
  const index = 1 + Math.floor(random() * Math.max(1, name.length - 1));
  const before = name.slice(0, index - 1);
  const [first, second] = [name.charAt(index - 1), name.charAt(index)];
  const instead = pick([first, first + second + second, second + first], random);
  return before + instead + name.slice(index + 1);
}
