import { readFileSync } from 'node:fs';

import { teachingMethodologies } from '@melhor-escola/domain/review-rules';
import { tagsOfMask } from '@melhor-escola/domain/school-tag';
import { beforeAll, describe, expect, it } from 'vitest';

import { describeOneEngine } from '../../test/each-engine.ts';
import { fillWithMunicipalities } from '../../test/municipalities.ts';
import { inepFiles } from '../../test/inep-files.ts';
import type { Database } from '../platform/database/database.ts';
import { importBytes } from '../catalog/imports/testing/school-import.ts';
import type { ImportReport } from '../catalog/imports/run/import-report.ts';
import { schoolYearOn } from './schools/demo-offers.ts';
import { clearDemo, seedDemo } from './seed.ts';

const microdata = readFileSync(inepFiles.microdata);
const today = new Date('2026-03-10T12:00:00Z');

async function one<T extends object>(database: Database, query: string): Promise<T> {
  const { rows } = await database.pool.query<T>(query);
  if (!rows[0]) throw new Error('The query has no row.');
  return rows[0];
}

/** A digest of all demonstration rows, except serial ids and timestamps. */
function digest(database: Database): Promise<Record<'schools' | 'offers' | 'reviews' | 'questions', string>> {
  return one(
    database,
    `SELECT
      (SELECT md5(string_agg((to_jsonb(s) - 'id' - 'updated_at' - 'neighborhood_id')::text, '' ORDER BY slug))
         FROM school s WHERE demo) AS schools,
      (SELECT md5(string_agg(s.slug || (to_jsonb(o) - 'id' - 'school_id' - 'created_at' - 'updated_at' - 'neighborhood_id')::text, ''
                             ORDER BY s.slug, o.external_id))
         FROM offer o JOIN school s ON s.id = o.school_id WHERE o.demo) AS offers,
      (SELECT md5(string_agg(s.slug || (to_jsonb(r) - 'id' - 'school_id')::text, '' ORDER BY s.slug, r.published_at))
         FROM review r JOIN school s ON s.id = r.school_id WHERE r.demo) AS reviews,
      (SELECT md5(string_agg(s.slug || (to_jsonb(q) - 'id' - 'school_id')::text, '' ORDER BY s.slug, q.published_at))
         FROM question q JOIN school s ON s.id = q.school_id WHERE q.demo) AS questions`,
  );
}

describeOneEngine('the demonstration data', (test) => {
  let report: ImportReport;

  beforeAll(async () => {
    const { database } = test();
    await fillWithMunicipalities(database);
    report = await seedDemo(database, { scale: 'small', today });
  });

  it('has 3,000 schools', () => {
    expect(report).toMatchObject({ outcome: 'complete', read: 3000, new: 3000, skipped: {} });
  });

  it('EN-07 has schools without offers, without reviews, without pictures, with long names, all with contacts', async () => {
    const odd = await one(
      test().database,
      `SELECT avg((NOT EXISTS (SELECT FROM offer o WHERE o.school_id = s.id))::int)::float8 AS without_offers,
              avg((rating_count = 0)::int)::float8 AS unrated,
              max(length(name)) > 110 AS long_names, avg((jsonb_array_length(images) = 0)::int)::float8 AS without_pictures,
              avg((jsonb_array_length(images) = 1)::int)::float8 AS with_one_picture,
              bool_and(jsonb_array_length(images) <= 5
                AND jsonb_array_length(images) = jsonb_array_length(image_alts)) AS drawn,
              count(*) = count(phone || email || cnpj) AS reachable,
              bool_and(is_partner = EXISTS (SELECT FROM offer o WHERE o.school_id = s.id)) AS partners_have_offers
       FROM school s`,
    );
    expect(odd).toMatchObject({ long_names: true, drawn: true, reachable: true, partners_have_offers: true });
    expect(odd).toHaveProperty('without_offers', expect.closeTo(0.15, 1));
    expect(odd).toHaveProperty('unrated', expect.closeTo(0.4, 1));
    expect(odd).toHaveProperty('without_pictures', expect.closeTo(0.05, 1.5));
    expect(odd).toHaveProperty('with_one_picture', expect.closeTo(0.05, 1.5));
  });

  it('has reviews that do not repeat each other, in the order of their days', async () => {
    const repeated = await one(
      test().database,
      `SELECT (SELECT count(*)::int FROM (SELECT school_id, testimonial FROM review GROUP BY 1, 2 HAVING count(*) > 1) AS same)
                AS texts,
              (SELECT count(*)::int FROM review earlier JOIN review later ON later.school_id = earlier.school_id
                AND later.id > earlier.id AND later.published_at < earlier.published_at) AS disorder`,
    );
    expect(repeated).toEqual({ texts: 0, disorder: 0 });
  });

  it('EN-19 has testimonials of every methodology, always one that the school has', async () => {
    const { rows } = await test().database.pool.query<{
      methodology: string;
      tag_mask: number;
      reviews: number;
    }>(
      `SELECT teaching_methodology AS methodology, tag_mask, count(*)::int AS reviews
       FROM review r JOIN school s ON s.id = r.school_id WHERE teaching_methodology IS NOT NULL GROUP BY 1, 2`,
    );
    const foreign = rows.filter(
      ({ methodology, tag_mask: mask }) => !tagsOfMask(mask).some(({ name }) => name === methodology),
    );
    expect(foreign).toEqual([]);
    const named = teachingMethodologies.filter((name) => name !== 'Outra');
    expect(new Set(rows.map(({ methodology }) => methodology))).toEqual(new Set(named));
  });

  it('EN-08 has earlier prices of some offers, in Araguaína too, the last of which led to the current one', async () => {
    const { changed, araguaina, wrong } = await one<{ changed: number; araguaina: number; wrong: number }>(
      test().database,
      `SELECT count(*)::int AS changed, count(*) FILTER (WHERE o.city_id = 1702109)::int AS araguaina,
         count(*) FILTER (WHERE (o.price, o.monthly_fee) <> (c.new_price, c.new_monthly_fee))::int AS wrong
       FROM (SELECT DISTINCT ON (offer_id) * FROM offer_price_change ORDER BY offer_id, changed_at DESC) AS c
       JOIN offer AS o ON o.id = c.offer_id`,
    );
    expect(changed).toBeGreaterThan(300);
    expect(araguaina).toBeGreaterThan(0);
    expect(wrong).toBe(0);
  });

  it('is consistent: averages with reviews, copied columns with schools, grades with stages', async () => {
    const violations = await one(
      test().database,
      `SELECT
        (SELECT count(*)::int FROM school s WHERE rating_count <> (SELECT count(*) FROM review r WHERE r.school_id = s.id)
          OR abs(rating_average - (SELECT coalesce(round(avg((rating_students_motivation + rating_physical_structure
               + rating_community_participation + rating_socioemotional_development + rating_exam_preparation) / 5.0), 2), 0)
             FROM review r WHERE r.school_id = s.id)) > 0.011) AS ratings,
        (SELECT count(*)::int FROM offer o JOIN school s ON s.id = o.school_id
          WHERE (o.city_id, o.neighborhood_id, o.tag_mask, o.lat, o.lng)
                IS DISTINCT FROM (s.city_id, s.neighborhood_id, s.tag_mask, s.lat, s.lng)
             OR s.neighborhood_id IS NULL) AS copies,
        (SELECT count(*)::int FROM offer o JOIN school s ON s.id = o.school_id
          WHERE s.stage_mask & (1 << o.stage) = 0
             OR o.price <> round(o.monthly_fee * (100 - o.discount_percentage) / 100)) AS offers`,
    );
    expect(violations).toEqual({ ratings: 0, copies: 0, offers: 0 });
  });
});

describeOneEngine('a few demonstration schools', (test) => {
  const few = { scale: 'small', schools: 400, today } as const;
  let first: Awaited<ReturnType<typeof digest>>;

  beforeAll(async () => {
    await fillWithMunicipalities(test().database);
    await seedDemo(test().database, few);
    first = await digest(test().database);
  });

  it('change nothing when seeded again', async () => {
    const { database } = test();
    expect(await seedDemo(database, few)).toMatchObject({ new: 0, changed: 0, unchanged: 400 });
    expect(await digest(database)).toEqual(first);
  });

  it('keep a reserved seat', async () => {
    const { database } = test();
    await database.pool.query(
      'UPDATE offer SET seats_left = seats_left - 1 WHERE id = (SELECT min(id) FROM offer WHERE seats_left > 0)',
    );
    const taken = await digest(database);
    await seedDemo(database, few);
    expect(await digest(database)).toEqual(taken);
    await database.pool.query(
      'UPDATE offer SET seats_left = seats_left + 1 WHERE id = (SELECT min(id) FROM offer WHERE seats_left < seats_total)',
    );
  });

  it('move their offers to the new school year', async () => {
    const { database } = test();
    const next = await seedDemo(database, { ...few, today: new Date('2026-08-01T12:00:00Z') });
    const offers = await one<{ n: number }>(
      database,
      `SELECT count(*)::int AS n FROM offer WHERE year = 2027 AND valid_until = '2027-08-31'`,
    );
    expect(next).toMatchObject({ new: 0, changed: offers.n });
    expect(await database.pool.query('SELECT FROM offer WHERE year <> 2027')).toHaveProperty('rowCount', 0);
  });

  it('are removed by clear without anything else, even when real schools share its neighborhoods', async () => {
    const { database } = test();
    await importBytes(database, microdata);
    const shared = await one<{ n: number }>(
      database,
      `SELECT count(*)::int AS n FROM neighborhood n
       WHERE EXISTS (SELECT FROM school WHERE neighborhood_id = n.id AND demo)
         AND EXISTS (SELECT FROM school WHERE neighborhood_id = n.id AND NOT demo)`,
    );
    expect(shared.n).toBeGreaterThan(0);
    const real = (): Promise<unknown> =>
      one(
        database,
        `SELECT (SELECT count(*)::int FROM school WHERE NOT demo) AS schools,
                (SELECT count(*)::int FROM city) AS cities,
                (SELECT count(*)::int FROM school WHERE NOT demo AND neighborhood_id IS NOT NULL) AS placed,
                (SELECT count(*)::int FROM neighborhood WHERE NOT demo) AS neighborhoods`,
      );
    const before = await real();
    expect(await clearDemo(database)).toMatchObject({ outcome: 'complete', read: 400, changed: 400 });
    expect(await real()).toEqual(before);
    const left = await one(
      database,
      `SELECT (SELECT count(*)::int FROM school WHERE demo) AS schools, (SELECT count(*)::int FROM offer) AS offers,
              (SELECT count(*)::int FROM review) AS reviews, (SELECT count(*)::int FROM question) AS questions, (SELECT count(*)::int FROM neighborhood WHERE demo) AS neighborhoods,
              (SELECT enrolled_students FROM directory_total WHERE uf = '') AS enrolled`,
    );
    expect(left).toEqual({ schools: 0, offers: 0, reviews: 0, questions: 0, neighborhoods: 0, enrolled: 0 });
    expect(await clearDemo(database)).toMatchObject({ read: 0, changed: 0 });
  });

  it('are identical when seeded again beside real schools after an interruption', async () => {
    const { database } = test();
    const stop = new AbortController();
    const stopped = await seedDemo(database, {
      ...few,
      signal: stop.signal,
      onProgress: ({ done }) => {
        if (done >= 250) stop.abort();
      },
    });
    expect(stopped).toMatchObject({ outcome: 'stopped', new: 250 });
    expect(await seedDemo(database, few)).toMatchObject({ new: 150, unchanged: 250 });
    expect(await digest(database)).toEqual(first);
  });

  it('have no name of a real school', async () => {
    const real = await one<{ n: number }>(
      test().database,
      'SELECT count(*)::int AS n FROM school WHERE NOT demo',
    );
    const clash = await test().database.pool.query(
      'SELECT name FROM school WHERE demo AND norm IN (SELECT norm FROM school WHERE NOT demo)',
    );
    expect(real.n).toBeGreaterThan(50);
    expect(clash.rows).toEqual([]);
  });
});

describe('schoolYearOn', () => {
  it.each([
    ['2026-03-10T12:00:00Z', 2026],
    ['2026-07-31T23:59:00Z', 2026],
    ['2026-08-01T02:00:00Z', 2026],
    ['2026-08-01T03:00:00Z', 2027],
    ['2026-12-31T12:00:00Z', 2027],
  ])('on %s, offers are for %i', (day, year) => {
    expect(schoolYearOn(new Date(day))).toEqual({ year, validUntil: `${year}-08-31` });
  });
});
