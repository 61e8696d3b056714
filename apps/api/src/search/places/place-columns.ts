import { sql } from 'drizzle-orm';
import { city, neighborhood } from '../../database/schema.ts';

/** Where a school or an offer is, for a statement that joins `city`, and `neighborhood` where there is one. */
export const placeColumns = sql`${city.name} AS city_name, ${city.slug} AS city_slug, ${city.uf},
    ${neighborhood.name} AS neighborhood_name, ${neighborhood.slug} AS neighborhood_slug`;

/** What {@link placeColumns} give. */
export interface PlaceRow {
  readonly city_name: string;
  readonly city_slug: string;
  readonly uf: string;
  readonly neighborhood_name: string | null;
  readonly neighborhood_slug: string | null;
}
