import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { city, offer, school } from '../../platform/database/schema.ts';
import { isOfferShown } from '../offers/offer-filter.ts';
import { chargesFees } from '../../catalog/schools/charges-fees.ts';
import { matchesAll, run } from '../../platform/database/statement/statement.ts';
import { isListed } from '../../catalog/schools/listing.ts';

/** What a city has for families who pay. */
export interface CityFigures {
  readonly schools: number;
  /** Centavos a month with the scholarship; `null` without offers. */
  readonly lowestPrice: number | null;
}

/** The figures of these cities by IBGE code, in one statement. Counts by the indexes of the cities. */
export async function findCityFigures(
  database: Database,
  codes: readonly number[],
): Promise<ReadonlyMap<number, CityFigures>> {
  if (codes.length === 0) return new Map();
  const listed = sql.join(
    codes.map((code) => sql`${code}::int`),
    sql`, `,
  );
  const rows = await run<CityFigures & { readonly id: number }>(
    database,
    sql`SELECT ${city.id}, schools::int, lowest AS "lowestPrice" FROM ${city}
      CROSS JOIN LATERAL (
        SELECT count(*) AS schools FROM ${school}
        WHERE ${matchesAll([sql`${school.cityId} = ${city.id}`, isListed, chargesFees()])}
      ) AS s
      CROSS JOIN LATERAL (
        SELECT min(${offer.price}) AS lowest FROM ${offer}
        WHERE ${matchesAll([sql`${offer.cityId} = ${city.id}`, isOfferShown()])}
      ) AS o
      WHERE ${city.id} IN (${listed})`,
  );
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}
