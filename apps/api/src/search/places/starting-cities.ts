import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { city, offer, school } from '../../platform/database/schema.ts';
import { isOfferShown } from '../offers/offer-filter.ts';
import { matchesAll, run } from '../../platform/database/statement/statement.ts';
import { isListed } from '../../catalog/schools/listing.ts';
import { chargesFees } from '../../catalog/schools/charges-fees.ts';

/** A city to start a search from, with its figures. */
export interface StartingCity {
  readonly name: string;
  readonly slug: string;
  readonly uf: string;
  readonly schools: number;
  readonly offers: number;
  /** Centavos a month with the scholarship; `null` without offers. */
  readonly lowestPrice: number | null;
}

export const MAX_STARTING_CITIES = 20;

/** Number of largest cities whose offers are counted: some of them may have none. */
const MAX_CANDIDATES = 30;

/**
 * The largest cities by inhabitants; those with offers come before those without. Cities without schools are omitted.
 *
 * @param size clamped to 1…{@link MAX_STARTING_CITIES}.
 */
export async function findStartingCities(database: Database, size: number): Promise<StartingCity[]> {
  return run<StartingCity>(database, readStartingCities(size));
}

/** The statement of {@link findStartingCities}. Counts by the indexes of the cities. */
function readStartingCities(size: number): SQL {
  return sql`SELECT ${city.name}, ${city.slug}, ${city.uf}, schools::int, offers::int, lowest AS "lowestPrice"
    FROM (SELECT * FROM ${city} ORDER BY ${city.population} DESC, ${city.id} LIMIT ${MAX_CANDIDATES}::int) AS ${city}
    CROSS JOIN LATERAL (
      SELECT count(*) AS schools FROM ${school}
      WHERE ${matchesAll([sql`${school.cityId} = ${city.id}`, isListed, chargesFees()])}
    ) AS s
    CROSS JOIN LATERAL (
      SELECT count(*) AS offers, min(${offer.price}) AS lowest FROM ${offer}
      WHERE ${matchesAll([sql`${offer.cityId} = ${city.id}`, isOfferShown()])}
    ) AS o
    WHERE schools > 0
    ORDER BY (offers > 0) DESC, ${city.population} DESC, ${city.id}
    LIMIT ${Math.min(Math.max(size, 1), MAX_STARTING_CITIES)}::int`;
}
