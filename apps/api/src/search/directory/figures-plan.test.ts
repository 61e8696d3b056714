import { getStateByUf } from '@melhor-escola/domain/state';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { city, offer, school } from '../../platform/database/schema.ts';
import { run } from '../../platform/database/statement/statement.ts';
import { explain } from '../testing/explain.ts';
import { insertCities } from '../testing/place-rows.ts';
import { findCityBySlug, type PlaceScope } from './place-scope.ts';
import { figuresStatement } from './figures-statement.ts';

describeOneEngine('the plan of a place’s figures', (test) => {
  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    await run(
      database,
      sql`INSERT INTO ${school} (slug, name, norm, core, city_id, source, lat, lng, position_precision)
        SELECT 'escola-' || n, 'Escola ' || n, 'escola ' || n, n::text, c.id, 'demo', c.lat, c.lng, 'exact'
        FROM generate_series(1, 2000) AS n
        JOIN (SELECT *, row_number() OVER (ORDER BY id) AS ordinal, count(*) OVER () AS cities FROM ${city}) AS c
          ON c.ordinal = n % c.cities + 1`,
    );
    await run(
      database,
      sql`INSERT INTO ${offer} (school_id, city_id, external_id, source, title, grade, stage, shift, year, monthly_fee,
          price, discount_percentage, seats_total, seats_left, valid_until, lat, lng)
        SELECT s.id, s.city_id, n::text, 'demo', 'x', n % 17, n % 4, n % 4, 2026, 200000, 20000 + n, 50, 5, 1, '2999-12-31',
          s.lat, s.lng
        FROM generate_series(1, 20000) AS n JOIN ${school} AS s ON s.slug = 'escola-' || (1 + n % 2000)`,
    );
    await database.pool.query('VACUUM (ANALYZE)');
  });

  async function fullyRead(scope: PlaceScope): Promise<string[]> {
    const nodes = await explain(test().database, figuresStatement(scope));
    return nodes.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [],
    );
  }

  it('P6 reads a city’s offers and schools by index, without a sequential scan', async () => {
    const found = await findCityBySlug(test().database, 'araguaina-to');
    const read = await fullyRead({ city: found, state: getStateByUf('TO') });
    expect(read).not.toContain('offer');
    expect(read).not.toContain('school');
  });
});
