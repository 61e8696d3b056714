import { MIN_INDEXED_SCHOOLS } from '@melhor-escola/domain/indexed-pages';
import { stageGroups } from '@melhor-escola/domain/stage';
import { isUf, states, getStateByUf, type State } from '@melhor-escola/domain/state';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { city, neighborhood, offer, school } from '../../platform/database/schema.ts';
import { isOfferShown } from '../offers/offer-filter.ts';
import { run } from '../../platform/database/statement/statement.ts';
import { isListed } from '../../catalog/schools/listing.ts';
import { chargesFees } from '../../catalog/schools/charges-fees.ts';

/** Kinds of a sitemap part. `stages` covers those in cities and in neighborhoods. */
export const sitemapKinds = ['cities', 'neighborhoods', 'stages', 'schools'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** Pages of one kind in one state: at most about ten thousand, far from the limit of 50,000 (RT-24). */
export interface SitemapPart {
  readonly kind: SitemapKind;
  readonly uf: string;
  readonly pages: number;
  /** ISO timestamp of the last change of a school or an offer in it. */
  readonly updatedAt: string;
}

/** An indexable page, by the slugs in its URL. */
export interface SitemapPage {
  readonly school: string | null;
  readonly city: string | null;
  readonly neighborhood: string | null;
  readonly stage: string | null;
  readonly updatedAt: string;
}

/** Cities per batch, read by the index of their schools. */
const CITIES_PER_PART = 200;

/** Every part with at least one page, and its last change. */
export async function sitemapParts(database: Database): Promise<readonly SitemapPart[]> {
  const rows = await run<{ kind: SitemapKind; code: number; pages: number; updated: Date }>(
    database,
    sql`WITH ${changed(sql`TRUE`)}, page AS (${sql.join(
      sitemapKinds.map(
        (kind) => sql`SELECT ${kind}::text AS kind, city_id, updated FROM (${pagesByKind[kind]}) AS p`,
      ),
      sql` UNION ALL `,
    )})
    SELECT kind, city_id / 100000 AS code, count(*)::int AS pages, max(updated) AS updated
    FROM page GROUP BY kind, code ORDER BY kind, code`,
  );
  const ufs = new Map<number, string>(states.map(({ ibgeCode, uf }) => [ibgeCode, uf]));
  return rows.map(({ kind, code, pages, updated }) => ({
    kind,
    uf: ufs.get(code) ?? '',
    pages,
    updatedAt: updated.toISOString(),
  }));
}

/**
 * Pages of one kind in one state, a batch of cities at a time.
 *
 * @param after IBGE code of the last city of the previous batch; 0 for the first.
 */
export async function sitemapPages(
  database: Database,
  kind: SitemapKind,
  state: State,
  after: number,
): Promise<{ pages: readonly SitemapPage[]; next: number | null }> {
  const batch = await run<{ id: number }>(
    database,
    sql`SELECT ${city.id} FROM ${city} WHERE ${city.id} > ${Math.max(after, state.ibgeCode * 100_000)}::int
      AND ${city.id} < ${(state.ibgeCode + 1) * 100_000}::int ORDER BY ${city.id} LIMIT ${CITIES_PER_PART}::int`,
  );
  const last = batch.at(-1)?.id;
  if (last === undefined) return { pages: [], next: null };
  const first = batch[0]?.id ?? last;
  const rows = await run<Omit<SitemapPage, 'updatedAt' | 'stage'> & { stage: number | null; updated: Date }>(
    database,
    sql`WITH ${changed(sql`${school.cityId} BETWEEN ${first}::int AND ${last}::int`)}
      SELECT page.school, ${city.slug} AS city, ${neighborhood.slug} AS neighborhood, page.stage, page.updated
      FROM (${pagesByKind[kind]}) AS page
      JOIN ${city} ON ${city.id} = page.city_id
      LEFT JOIN ${neighborhood} ON ${neighborhood.id} = page.neighborhood_id
      ORDER BY page.city_id, page.school, ${neighborhood.slug} NULLS FIRST, page.stage`,
  );
  return {
    pages: rows.map(({ stage, updated, ...slugs }) => ({
      ...slugs,
      stage: stage === null ? null : (stageGroups[stage]?.groupSlug ?? null),
      updatedAt: updated.toISOString(),
    })),
    next: batch.length < CITIES_PER_PART ? null : last,
  };
}

/** The state of an abbreviation in lower case, as in sitemap names. */
export function stateOfSitemap(uf: string): State | undefined {
  const upper = uf.toUpperCase();
  return isUf(upper) ? getStateByUf(upper) : undefined;
}

/** `changed`: the schools, whether they have offers, and the last change of either. `paid`: those that charge fees. */
function changed(where: SQL): SQL {
  return sql`changed AS MATERIALIZED (
    SELECT ${school.slug}, ${school.cityId}, ${school.neighborhoodId}, ${school.stageMask}, ${chargesFees()} AS charges_fees,
      EXISTS (SELECT FROM ${offer} WHERE ${offer.schoolId} = ${school.id} AND ${isOfferShown()}) AS has_offers,
      greatest(${school.updatedAt}, (SELECT max(${offer.updatedAt}) FROM ${offer} WHERE ${offer.schoolId} = ${school.id})) AS updated
    FROM ${school} WHERE ${where} AND ${isListed}
  ), paid AS (SELECT * FROM changed WHERE charges_fees)`;
}

const byStage = sql`paid JOIN generate_series(0, 3) AS stage ON stage_mask & (1 << stage) <> 0`;

/** Schools, and places with enough paying ones for a page (`MIN_INDEXED_SCHOOLS`). */
const pagesByKind: Readonly<Record<SitemapKind, SQL>> = {
  // The condition of `isSchoolPageIndexed`.
  schools: sql`SELECT slug AS school, city_id, neighborhood_id, NULL::int AS stage, updated FROM changed
    WHERE stage_mask <> 0 OR has_offers`,
  cities: sql`SELECT NULL::text AS school, city_id, NULL::int AS neighborhood_id, NULL::int AS stage, max(updated) AS updated
    FROM paid GROUP BY city_id HAVING count(*) >= ${MIN_INDEXED_SCHOOLS.city}::int`,
  neighborhoods: sql`SELECT NULL::text AS school, city_id, neighborhood_id, NULL::int AS stage, max(updated) AS updated
    FROM paid WHERE neighborhood_id IS NOT NULL
    GROUP BY city_id, neighborhood_id HAVING count(*) >= ${MIN_INDEXED_SCHOOLS.neighborhood}::int`,
  stages: sql`SELECT NULL::text AS school, city_id, NULL::int AS neighborhood_id, stage, max(updated) AS updated
    FROM ${byStage} GROUP BY city_id, stage HAVING count(*) >= ${MIN_INDEXED_SCHOOLS['stage-city']}::int
    UNION ALL SELECT NULL::text, city_id, neighborhood_id, stage, max(updated)
    FROM ${byStage} WHERE neighborhood_id IS NOT NULL
    GROUP BY city_id, neighborhood_id, stage HAVING count(*) >= ${MIN_INDEXED_SCHOOLS['stage-neighborhood']}::int`,
};
