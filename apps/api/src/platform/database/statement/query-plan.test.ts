import { sql, type SQL } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../../../../test/each-engine.ts';
import { city, offer, school } from '../schema.ts';
import { bandStatement } from '../../../search/facets/price-bands.ts';
import { facetedStatement } from '../../../search/facets/faceted-search.ts';
import {
  offerSearch,
  type SchoolOfferArguments,
  searchSchoolOffers,
} from '../../../search/offers/school-offer.ts';
import { similarSearch } from '../../../search/schools/similar-schools.ts';
import { run } from './statement.ts';
import { explain, type PlanNode } from '../../../search/testing/explain.ts';
import { insertCities } from '../../../search/testing/place-rows.ts';
import { workload } from '../../../../scripts/bench/workload.ts';

describeEachEngine('query plans at scale', (test) => {
  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    await run(
      database,
      sql`INSERT INTO ${school} (slug, name, norm, core, city_id, source, lat, lng, position_precision)
        SELECT 'escola-' || n, 'Escola ' || md5(n::text), 'escola ' || md5(n::text), md5(n::text), c.id, 'demo',
          c.lat + n % 100 / 500.0, c.lng + n % 90 / 500.0, 'exact'
        FROM generate_series(1, 2000) AS n
        JOIN (SELECT *, row_number() OVER (ORDER BY id) AS ordinal, count(*) OVER () AS cities FROM ${city}) AS c
          ON c.ordinal = n % c.cities + 1`,
    );
    await run(
      database,
      sql`INSERT INTO ${offer} (school_id, city_id, external_id, source, title, grade, stage, shift, year, monthly_fee,
          price, discount_percentage, seats_total, seats_left, valid_until, relevance, lat, lng)
        SELECT s.id, s.city_id, n::text, 'demo', 'x', n % 17, n % 4, n % 4, 2026, 200000, 20000 + n * 7919 % 150000, 50, 5,
          n % 5, '2999-12-31', n % 1000, s.lat, s.lng
        FROM generate_series(1, 20000) AS n JOIN ${school} AS s ON s.slug = 'escola-' || (1 + n % 2000)`,
    );
    await database.pool.query('VACUUM (ANALYZE)');
  });

  const explainOffers = (args: SchoolOfferArguments): Promise<PlanNode[]> =>
    explain(test().database, facetedStatement(offerSearch(args)));

  /** The indexes with which a search reads offers, and whether it also scans the table sequentially. */
  const offerScans = (args: SchoolOfferArguments) => listScans(facetedStatement(offerSearch(args)));

  async function listScans(statement: SQL): Promise<{ indexes: string[]; isFullScan: boolean }> {
    const nodes = await explain(test().database, statement);
    return {
      indexes: nodes.flatMap((node) =>
        node['Index Name']?.startsWith('offer_') ? [node['Index Name']] : [],
      ),
      isFullScan: nodes.some((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'offer'),
    };
  }

  const cityIndex = expect.stringMatching(/^offer_city_(price|grade_relevance|grade_price)$/);

  it('P6 a city page with facets reads offers by the index of their city', async () => {
    const { indexes, isFullScan } = await offerScans({
      filterString: 'city_slug:araguaina-to AND grade:1-ano AND price:1 TO 90000',
      facets: ['grade', 'shift', 'neighborhood_slug', 'tag'],
    });
    expect(indexes).toContainEqual(cityIndex);
    expect(isFullScan).toBe(false);
  });

  it('P6 a whole city with facets reads offers by an index-only scan', async () => {
    const nodes = await explainOffers({
      filterString: 'city_slug:araguaina-to AND price:1 TO 90000',
      facets: ['grade', 'stage', 'shift', 'year', 'neighborhood_slug', 'tag', 'price'],
    });
    const { 'Node Type': type } = nodes.find((node) => node['Index Name'] === 'offer_city_price') ?? {};
    expect(type).toBe('Index Only Scan');
  });

  it('P6 a city page without facets, by any sort, reads offers by the index of their city', async () => {
    for (const sort of ['relevance', 'price_asc', 'rating_desc'] as const) {
      const { indexes, isFullScan } = await offerScans({
        filterString: 'city_slug:araguaina-to AND grade:1-ano',
        sort,
      });
      expect(indexes).toContainEqual(cityIndex);
      expect(isFullScan).toBe(false);
    }
  });

  it('P6 product 13 a city page with one offer per school reads the offers of its city only', async () => {
    for (const sort of ['relevance', 'price_asc'] as const) {
      const search: SchoolOfferArguments = {
        filterString: 'city_slug:araguaina-to AND grade:1-ano',
        distinct: 'school_slug',
        sort,
      };
      const { indexes, isFullScan } = await offerScans(search);
      expect(indexes).toContainEqual(cityIndex);
      expect(isFullScan).toBe(false);
    }
  });

  it('P6 a radius reads offers by their position index, a school by its own', async () => {
    const radius = await offerScans({ geoloc: { lat: -7.19, lon: -48.2, distance_in_km: 5 } });
    expect(radius).toEqual({ indexes: expect.arrayContaining(['offer_position']), isFullScan: false });
    const ofSchool = await offerScans({ filterString: 'school_slug:escola-7' });
    expect(ofSchool).toEqual({
      indexes: expect.arrayContaining(['offer_school_external_key']),
      isFullScan: false,
    });
  });

  it('P6 a price band and the grades of a school read offers by their indexes', async () => {
    const band = await listScans(
      bandStatement({ id: 7, demo: false }, { lat: -7.19, lng: -48.2, radiusInKm: 5 }),
    );
    expect(band).toEqual({
      indexes: expect.arrayContaining(['offer_position', 'offer_school_external_key']),
      isFullScan: false,
    });
    const siblings = await offerScans({
      filterString: 'city_slug:araguaina-to AND grade:1-ano AND school_grade:6-ano',
    });
    expect(siblings).toEqual({ indexes: expect.arrayContaining([cityIndex]), isFullScan: false });
  });

  it('P6 similar schools read schools by their position index', async () => {
    const given = { id: 7, lat: -7.19, lng: -48.2, stage_mask: 0b0110, charges_fees: true };
    const nodes = await explain(test().database, facetedStatement(similarSearch(given, 6)));
    expect(nodes.map((node) => node['Index Name'])).toContain('school_position');
    const scanned = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
    expect(scanned.map((node) => node['Relation Name'])).not.toContain('school');
  });

  it.each(workload.map((query) => [query.name, query] as const))(
    'P6 the workload %s runs',
    async (_name, query) => {
      let state = 7;
      const random = (): number => {
        state = (state * 48_271) % 2_147_483_647;
        return state / 2_147_483_647;
      };
      for (let round = 0; round < 5; round += 1) await query.run(test().database, random);
      expect(state).toBeGreaterThan(0);
    },
  );

  it('product 13 pages of schools with equal prices neither overlap nor miss one', async () => {
    const [prices] = await run<{ schools: number }>(
      test().database,
      sql`SELECT count(DISTINCT school_id)::int AS schools FROM ${offer} WHERE seats_left > 0 AND grade = 2`,
    );
    await run(test().database, sql`UPDATE ${offer} SET price = 50000 WHERE grade = 2`);
    const seen: string[] = [];
    for (let page = 1, size = 100; (page - 1) * size < (prices?.schools ?? 0); page += 1) {
      const { hits, total } = await searchSchoolOffers(test().database, {
        filterString: 'grade:maternal-ii',
        distinct: 'school_slug',
        sort: 'price_asc',
        pagination: { page, size },
      });
      expect(total).toBe(prices?.schools);
      seen.push(...hits.map((hit) => hit.school_slug));
    }
    expect(new Set(seen).size).toBe(prices?.schools);
    expect(seen).toHaveLength(prices?.schools ?? 0);
  });
});
