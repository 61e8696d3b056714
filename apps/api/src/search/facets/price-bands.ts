import { today } from '@melhor-escola/domain/date';
import type { Centavos } from '@melhor-escola/domain/money';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { stageGroups, type StageGroup } from '@melhor-escola/domain/stage';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { offer, school } from '../../platform/database/schema.ts';
import type { PositionPrecision } from '../../platform/database/school-facts.ts';
import { isOfferShown } from '../offers/offer-filter.ts';
import { isWithinRadius, type SearchPosition } from '../places/position.ts';
import { run } from '../../platform/database/statement/statement.ts';

/**
 * A school's fee compared with other schools nearby that have offers of the same stage and school year (product,
 * feature 6). Each school counts once, by the median of its full monthly fees.
 */
export interface PriceBand {
  readonly stage: StageGroup;
  readonly year: number;
  /** This school's fee. */
  readonly fee: Centavos;
  /** Number of other schools: at least {@link MIN_SCHOOLS}. */
  readonly schools: number;
  /** Number of them with a lower fee. */
  readonly cheaper: number;
  readonly lowest: Centavos;
  readonly lowerQuartile: Centavos;
  readonly median: Centavos;
  readonly upperQuartile: Centavos;
  readonly highest: Centavos;
  /** Maximum distance of the other schools. */
  readonly radiusInKm: number;
  /** Date of the offers, 'YYYY-MM-DD'. */
  readonly date: string;
}

/** With fewer schools a band would reveal individual fees, and mean nothing. */
export const MIN_SCHOOLS = 5;

/** A school across town is not nearby; with few schools, the search's own radius applies. */
const NEAR_KM = 5;
const FAR_KM = searchDefaults.radius;

interface ComparedSchool {
  readonly id: number;
  readonly demo: boolean;
  readonly lat: number;
  readonly lng: number;
  readonly position_precision: PositionPrecision;
}

interface BandRow {
  readonly stage: number;
  readonly year: number;
  readonly fee: number;
  readonly schools: number;
  readonly cheaper: number;
  /** NULL when no other school has offers of the stage. */
  readonly quantiles: readonly number[] | null;
}

/** Bands of a school's stages, youngest first; none for stages with too few schools, and for an unknown slug. */
export async function priceBands(database: Database, schoolSlug: string): Promise<PriceBand[]> {
  const [compared] = await run<ComparedSchool>(
    database,
    sql`SELECT ${school.id}, ${school.demo}, ${school.lat}, ${school.lng}, ${school.positionPrecision}
      FROM ${school} WHERE ${school.slug} = ${schoolSlug}`,
  );
  if (!compared) return [];
  // A school positioned at its city's center for lack of an address has no real neighbors within 5 km.
  const radii = compared.position_precision === 'exact' ? [NEAR_KM, FAR_KM] : [FAR_KM];
  const bands = new Map<number, PriceBand>();
  for (const radiusInKm of radii) {
    const position = { lat: compared.lat, lng: compared.lng, radiusInKm };
    const stages = await run<BandRow>(database, bandStatement(compared, position));
    for (const row of stages) {
      const band = bandOfRow(row, radiusInKm);
      if (band && !bands.has(row.stage)) bands.set(row.stage, band);
    }
    if (bands.size === stages.length) break;
  }
  return [...bands].toSorted(([a], [b]) => a - b).map(([, band]) => band);
}

/** One row per stage of the school's offers. Fictional schools are compared with fictional ones only. */
export function bandStatement(
  { id, demo }: Pick<ComparedSchool, 'id' | 'demo'>,
  position: SearchPosition,
): SQL {
  return sql`WITH own AS (
      SELECT DISTINCT ON (${offer.stage}) ${offer.stage}, ${offer.year},
        percentile_disc(0.5) WITHIN GROUP (ORDER BY ${offer.monthlyFee}) AS fee
      FROM ${offer} WHERE ${offer.schoolId} = ${id}::int AND ${isOfferShown()}
      GROUP BY ${offer.stage}, ${offer.year} ORDER BY ${offer.stage}, ${offer.year} DESC),
    other AS (
      SELECT ${offer.stage}, ${offer.year}, percentile_disc(0.5) WITHIN GROUP (ORDER BY ${offer.monthlyFee}) AS fee
      FROM ${offer} WHERE ${isWithinRadius(position, offer.lat, offer.lng)} AND ${isOfferShown()}
        AND ${offer.demo} = ${demo} AND ${offer.schoolId} <> ${id}::int
      GROUP BY ${offer.stage}, ${offer.year}, ${offer.schoolId})
    SELECT own.stage, own.year, own.fee, count(other.fee)::int AS schools,
      count(*) FILTER (WHERE other.fee < own.fee)::int AS cheaper,
      percentile_disc(ARRAY[0, 0.25, 0.5, 0.75, 1]) WITHIN GROUP (ORDER BY other.fee) AS quantiles
    FROM own LEFT JOIN other ON other.stage = own.stage AND other.year = own.year
    GROUP BY own.stage, own.year, own.fee`;
}

/** @returns `undefined` for a stage with too few schools. */
function bandOfRow(row: BandRow, radiusInKm: number): PriceBand | undefined {
  if (row.schools < MIN_SCHOOLS) return undefined;
  const stage = stageGroups[row.stage];
  const [lowest, lowerQuartile, median, upperQuartile, highest] = row.quantiles ?? [];
  if (
    !stage ||
    lowest === undefined ||
    lowerQuartile === undefined ||
    median === undefined ||
    upperQuartile === undefined ||
    highest === undefined
  )
    return undefined;
  const { year, fee, schools, cheaper } = row;
  const basis = { radiusInKm, date: today() };
  return {
    stage,
    year,
    fee,
    schools,
    cheaper,
    lowest,
    lowerQuartile,
    median,
    upperQuartile,
    highest,
    ...basis,
  };
}
