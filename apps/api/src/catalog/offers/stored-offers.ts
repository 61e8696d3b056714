import type { PoolClient } from 'pg';
import type { RowSource } from '../../platform/database/schema.ts';
import { columns, type OfferRow, type StoredOffer } from './offer-row.ts';
import { recordPriceChanges } from './price-changes.ts';
import { heldSeats } from './seats.ts';

const list = columns.map(([name]) => name).join(', ');
const types = columns.map(([name, type]) => `${name} ${type}`).join(', ');
/** In JSON form: a date as text, a numeric as a number. */
const stored = list
  .replace('valid_until', 'valid_until::text')
  .replace('discount_percentage', 'discount_percentage::float8');
const values = list.replace('valid_until', 'valid_until::date');
const assignments = columns.map(([name]) => `${name} = excluded.${name}`).join(', ');

/** The columns of `OfferSchool`. */
export const offerSchoolColumns = `id, slug, cod_ent, city_id, neighborhood_id, tag_mask,
  rating_average::float8 AS rating_average, rating_count, lat, lng, unlisted_reason, unlisted_year, demo`;

/** Identifies an offer: the school, and its reference there. */
export interface OfferKey {
  readonly school_id: number;
  readonly external_id: string;
}

/** The key of {@link readStored}. */
export function offerKey(school: unknown, reference: unknown): string {
  return `${String(school)}/${String(reference)}`;
}

const wantedKeys = 'json_to_recordset($1) AS wanted (school_id int, external_id text)';

/** Locks offers until the transaction ends. Read them afterwards: a family may have reserved a seat meanwhile. */
export async function lockOffers(client: PoolClient, keys: readonly OfferKey[]): Promise<void> {
  await client.query(
    `SELECT id FROM offer JOIN ${wantedKeys} USING (school_id, external_id) ORDER BY id FOR UPDATE OF offer`,
    [JSON.stringify(keys)],
  );
}

/** Stored offers by {@link offerKey}. */
export async function readStored(
  client: PoolClient,
  keys: readonly OfferKey[],
): Promise<Map<string, StoredOffer>> {
  const { rows } = await client.query<StoredOffer>(
    `SELECT offer.id, offer.source, offer.version, ${stored}, ${heldSeats('offer.id')} AS held FROM offer
     JOIN ${wantedKeys} USING (school_id, external_id)`,
    [JSON.stringify(keys)],
  );
  return new Map(rows.map((row) => [offerKey(row.school_id, row.external_id), row]));
}

/** Writes offers, their changes of price, and when a full one has a seat again. Each write is a new version. */
export async function upsertOffers(
  client: PoolClient,
  rows: readonly OfferRow[],
  source: RowSource,
): Promise<void> {
  await recordPriceChanges(client, rows);
  await client.query(
    `INSERT INTO offer (${list}, source, demo)
     SELECT ${values}, $2, (SELECT demo FROM school WHERE school.id = school_id) FROM json_to_recordset($1) AS r (${types})
     ON CONFLICT (school_id, external_id) DO UPDATE SET ${assignments}, source = excluded.source, updated_at = now(),
       version = offer.version + 1,
       seats_again_at = CASE WHEN offer.seats_left = 0 AND excluded.seats_left > 0 THEN now() ELSE offer.seats_again_at END`,
    [JSON.stringify(rows), source],
  );
}

/** A school with an offer is a partner. */
export async function markPartners(
  client: PoolClient,
  rows: readonly { readonly school_id: number }[],
): Promise<void> {
  await client.query(
    'UPDATE school SET is_partner = true, updated_at = now() WHERE id = ANY($1) AND NOT is_partner',
    [rows.map((row) => row.school_id)],
  );
}
