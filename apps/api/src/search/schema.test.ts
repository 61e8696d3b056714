import { graphql, lexicographicSortSchema, printSchema } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../test/each-engine.ts';
import type { Database } from '../platform/database/database.ts';
import { review } from '../platform/database/schema.ts';
import { schema } from './schema.ts';
import { insertCities, insertNeighborhoods } from './testing/place-rows.ts';
import { insertOffers, insertSchools } from './testing/school-rows.ts';

/** Wraps a database and counts its statements. */
function counting(database: Database): { database: Database; statements: () => number } {
  let statements = 0;
  const reads = new Proxy(database.reads, {
    get(target, property) {
      if (property === 'query') statements += 1;
      const value: unknown = Reflect.get(target, property);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { database: { ...database, reads }, statements: () => statements };
}

const ratings = {
  ratingStudentsMotivation: 5,
  ratingPhysicalStructure: 4,
  ratingCommunityParticipation: 3,
  ratingSocioemotionalDevelopment: 4,
  ratingExamPreparation: 5,
};

describeOneEngine('the GraphQL schema', (test) => {
  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    await insertNeighborhoods(database, 1702109, ['Centro']);
    const schools = await insertSchools(
      database,
      Array.from({ length: 5 }, (_, n) => ({
        name: `Escola ${'ABCDE'[n]}`,
        cityId: 1702109,
        stageMask: 0b0010,
        ratingAverage: n,
      })),
    );
    await insertOffers(
      database,
      schools.flatMap((school, n) =>
        Array.from({ length: n }, (_, m) => ({ school, monthlyFee: 100_000 + m * 20_000 })),
      ),
    );
    const reviewed = schools.slice(0, 2).flatMap(({ id }) =>
      Array.from({ length: 7 }, (_, n) => ({
        schoolId: id,
        userName: 'Ana',
        userRelationship: 'Mãe, pai ou responsável',
        testimonial: `Testimonial ${n}`,
        publishedAt: new Date(Date.UTC(2026, 0, 1 + n)),
        ...ratings,
      })),
    );
    await database.db.insert(review).values(reviewed);
  });

  const execute = async (source: string, variableValues: Record<string, unknown> = {}) => {
    const { database, statements } = counting(test().database);
    const { data, errors } = await graphql({ schema, source, variableValues, contextValue: { database } });
    return { data: JSON.parse(JSON.stringify(data ?? null)), errors, statements: statements() };
  };

  const errorExtensions = async (source: string) =>
    (await execute(source)).errors?.map((error) => error.extensions);

  it('CA-07 returns cities with the fields of the contract, counting only on request', async () => {
    const { data, statements } = await execute(
      `query ($name: String) { cities(name: $name, pagination: { size: 4 }) {
        hits { _id name slug uf state stateSlug capital ibgeCode geoloc { lat lng } } page size } }`,
      { name: 'arag' },
    );
    expect(data.cities.hits[0]).toEqual({
      _id: '1702109',
      name: 'Araguaína',
      slug: 'araguaina-to',
      uf: 'TO',
      state: 'Tocantins',
      stateSlug: 'tocantins',
      capital: false,
      ibgeCode: 1702109,
      geoloc: { lat: -7.1911, lng: -48.2072 },
    });
    expect(statements).toBe(1);
    const response = await execute(`{ cities(name: "arag") { total facets { name } } }`);
    expect(response.data.cities).toEqual({ total: 3, facets: [] });
  });

  it('CA-07 loads offers and reviews of a list of schools with one statement each', async () => {
    const { data, statements } = await execute(
      `{ schools(filterString: "city_slug:araguaina-to", sort: name_asc) { total hits {
        name url offerCount lowestPrice reviewCount bestRating worstRating
        latestReviews(size: 2) { userName rating testimonial publishedAt } } } }`,
    );
    expect(statements).toBe(3);
    expect(data.schools.total).toBe(5);
    const summary = data.schools.hits.map((hit: Record<string, unknown>) => [
      hit['offerCount'],
      hit['lowestPrice'],
    ]);
    expect(summary).toEqual([
      [0, null],
      [1, 50_000],
      [2, 50_000],
      [3, 50_000],
      [4, 50_000],
    ]);
    expect(data.schools.hits[0]).toMatchObject({ url: '/escolas/escola-a', bestRating: 5, worstRating: 1 });
    expect(data.schools.hits[0].latestReviews).toEqual([
      { userName: 'Ana', rating: 4.2, testimonial: 'Testimonial 6', publishedAt: '2026-01-07T00:00:00.000Z' },
      { userName: 'Ana', rating: 4.2, testimonial: 'Testimonial 5', publishedAt: '2026-01-06T00:00:00.000Z' },
    ]);
    expect(data.schools.hits[4].latestReviews).toEqual([]);
  });

  it('CA-07 finds similar schools and their offers with three statements', async () => {
    const { data, statements } = await execute(
      `{ similarSchools(schoolSlug: "escola-e", size: 2) { name offerCount distance_in_km } }`,
    );
    expect(data.similarSchools).toEqual([
      { name: 'Escola A', offerCount: 0, distance_in_km: 0 },
      { name: 'Escola B', offerCount: 1, distance_in_km: 0 },
    ]);
    expect(statements).toBe(3);
  });

  it('CA-07 returns offers with page, total and facets in one statement', async () => {
    const { data, statements } = await execute(
      `{ schoolOffer(filterString: "city_slug:araguaina-to", facets: ["grade", "price"], sort: price_desc,
          pagination: { size: 1 }, ignoreExtraHitsIfExceed: 4) {
        total totalIsExact page size facets { name values { value label count } }
        hits { product_title product_shift shift_name product_slug_stage_grade grade grade_name stage stage_name
          monthly_fee monthly_fee_with_discount annual_cost annual_cost_with_discount annual_savings
          extras { material uniform meals transport } school_name
          school_tags school_location { city neighborhood uf lat lng } school_reviews { count ratings_average } } } }`,
    );
    expect(statements).toBe(1);
    expect(data.schoolOffer).toMatchObject({ total: 4, totalIsExact: false, page: 1, size: 1 });
    expect(data.schoolOffer.facets[0].values).toEqual([{ value: '1-ano', label: '1º ano', count: 10 }]);
    expect(data.schoolOffer.hits).toEqual([
      {
        product_title: '1º ano de manhã',
        product_shift: 'manha',
        shift_name: 'Manhã',
        product_slug_stage_grade: 'ensino-fundamental-i-1-ano',
        grade: '1-ano',
        grade_name: '1º ano',
        stage: 'ensino-fundamental-i',
        stage_name: 'Ensino Fundamental I',
        monthly_fee: 160_000,
        monthly_fee_with_discount: 80_000,
        annual_cost: 1_920_000,
        annual_cost_with_discount: 960_000,
        annual_savings: 960_000,
        extras: { material: null, uniform: null, meals: null, transport: null },
        school_name: 'Escola E',
        school_tags: [],
        school_location: { city: 'Araguaína', neighborhood: null, uf: 'TO', lat: -23.55, lng: -46.63 },
        school_reviews: { count: 0, ratings_average: 4 },
      },
    ]);
  });

  it('CA-08 an invalid filter is an error with its position, an invalid argument one with its name', async () => {
    expect(
      await errorExtensions('{ schoolOffer(filterString: "grade:1-ano AND hue:blue") { total } }'),
    ).toEqual([
      {
        code: 'BAD_FILTER',
        argument: 'filterString',
        position: 16,
        reason: expect.stringContaining('Unknown field; the fields are city_slug, '),
      },
    ]);
    const unfinished = { position: 1, reason: 'Expected a clause, field:value' };
    expect(await errorExtensions('{ cities(filter_string: "(") { page } }')).toEqual([
      { code: 'BAD_FILTER', argument: 'filter_string', ...unfinished },
    ]);
    const schools = JSON.stringify(Array.from({ length: 101 }, (_, n) => `escola-${n}`));
    expect(await errorExtensions(`{ schoolOffer(schools: ${schools}) { total } }`)).toEqual([
      { code: 'BAD_USER_INPUT', argument: 'schools' },
    ]);
    expect(await errorExtensions(`{ schools(search: { slugs: ${schools} }) { total } }`)).toEqual([
      { code: 'BAD_USER_INPUT', argument: 'search' },
    ]);
    expect(await errorExtensions('{ schools(facets: ["price"]) { total } }')).toEqual([
      { code: 'BAD_USER_INPUT', argument: 'facets' },
    ]);
  });

  it.each([
    'grade: "10-ano"',
    'neighborhood: "centro"',
    'priceMin: 900, priceMax: 300',
    'lat: -7.2',
    'tags: ["piscina", "heliporto"]',
    'years: [2027, 1]',
  ])('CA-07 answers a search that no URL can ask with BAD_USER_INPUT: %s', async (search) => {
    expect(await errorExtensions(`{ schoolOffer(search: { ${search} }) { total } }`)).toEqual([
      { code: 'BAD_USER_INPUT', argument: 'search' },
    ]);
  });
});

describe('the contract', () => {
  it('CA-07 documents that money is in centavos, and the filter fields', () => {
    const printed = printSchema(lexicographicSortSchema(schema));
    expect(printed).toContain('price is what a month costs with the scholarship, in whole centavos');
    expect(printed).toContain('Fields: slug, name, state_slug, uf.');
    expect(printed).toMatch(/type City \{[^}]*_id: ID!/u);
  });
});
