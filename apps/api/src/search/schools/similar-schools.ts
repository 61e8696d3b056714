import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { school } from '../../platform/database/schema.ts';
import { type FacetedSearch, facetedSearch } from '../facets/faceted-search.ts';
import { distanceTo, isWithinRadius } from '../places/position.ts';
import { pageWindow } from '../search-result.ts';
import { run } from '../../platform/database/statement/statement.ts';
import { chargesFees } from '../../catalog/schools/charges-fees.ts';
import { schoolDetails, type SchoolHit, schoolOfRow, type SchoolRow } from './school-hit.ts';
import { isListed } from '../../catalog/schools/listing.ts';

export const MAX_SIMILAR_SCHOOLS = 20;

interface GivenSchool {
  readonly id: number;
  readonly lat: number;
  readonly lng: number;
  readonly stage_mask: number;
  readonly charges_fees: boolean;
}

/**
 * Other schools within the default radius (CO-01) that share a stage with a school, and are paid like it: by families, or by the city or
 * state. Nearest first; empty for an unknown slug and for a school without stages.
 *
 * @param size clamped to 1…{@link MAX_SIMILAR_SCHOOLS}.
 */
export async function findSimilarSchools(
  database: Database,
  schoolSlug: string,
  size: number,
): Promise<SchoolHit[]> {
  const [given] = await run<GivenSchool>(
    database,
    sql`SELECT ${school.id}, ${school.lat}, ${school.lng}, ${school.stageMask}, ${chargesFees()} AS charges_fees
      FROM ${school} WHERE ${school.slug} = ${schoolSlug}`,
  );
  if (!given) return [];
  const { hits } = await facetedSearch<SchoolRow>(database, similarSearch(given, size));
  return hits.map(schoolOfRow);
}

/** The search of {@link findSimilarSchools}. */
export function similarSearch(
  { id, lat, lng, stage_mask: stages, charges_fees: paid }: GivenSchool,
  size: number,
): FacetedSearch {
  const position = { lat, lng, radiusInKm: searchDefaults.radius };
  const conditions = [
    isWithinRadius(position, school.lat, school.lng),
    sql`(${school.stageMask} & ${stages}::int) <> 0`,
    sql`${chargesFees()} = ${paid}::boolean`,
    sql`${school.id} <> ${id}::int`,
    isListed,
  ];
  return {
    from: sql`${school}`,
    columns: { id: sql`${school.id}` },
    conditions: conditions.flatMap((condition) => (condition ? [{ field: undefined, sql: condition }] : [])),
    facets: new Map(),
    order: [{ column: 'distance' }, { column: 'id' }],
    window: pageWindow({ page: 1, size }, MAX_SIMILAR_SCHOOLS),
    // Nobody reads the total: without this limit the circle would be read twice.
    countUpTo: 0,
    details: schoolDetails,
    distance: distanceTo(position, school.lat, school.lng),
  };
}
