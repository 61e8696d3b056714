import type { PoolClient } from 'pg';

import { heldSeats } from '../../offers/seats.ts';
import { storeContacts } from '../../schools/store-contacts.ts';
import type { BatchOutcome, Numbered } from '../run/csv-import.ts';
import type { OfferRecord, OptionalOfferColumn } from './offer-record.ts';
import { columns, isSame, offerRow, type OfferRow, type OfferSchool, type StoredOffer } from './offer-row.ts';
import { recordPriceChanges } from './price-changes.ts';
import { storePhotos } from './school-photos.ts';
import { storeVisitHours } from './visit-hours.ts';

const list = columns.map(([name]) => name).join(', ');
const types = columns.map(([name, type]) => `${name} ${type}`).join(', ');
/** In JSON form: a date as text, a numeric as a number. */
const stored = list
  .replace('valid_until', 'valid_until::text')
  .replace('discount_percentage', 'discount_percentage::float8');
const values = list.replace('valid_until', 'valid_until::date');
const assignments = columns.map(([name]) => `${name} = excluded.${name}`).join(', ');

/**
 * Stores a batch of partner offers by school and reference. Reserved seats stay reserved when the number of seats
 * changes. Offers of unknown or demonstration schools are rejected. A school with an offer becomes a partner, and has the
 * photos, visiting hours and contacts that came last.
 */
export async function storeOffers(
  client: PoolClient,
  rows: readonly Numbered<OfferRecord>[],
  missing: readonly OptionalOfferColumn[],
): Promise<BatchOutcome> {
  const schools = await readSchools(
    client,
    rows.map(({ row }) => row.school),
  );
  const existing = await readStored(
    client,
    rows.flatMap(({ row }) => {
      const school = schools.find(row.school);
      return school ? [{ school_id: school.id, external_id: row.reference }] : [];
    }),
  );
  const withOtherPhotos = await storePhotos(
    client,
    lastOfSchool(rows, schools, ({ photos }) => photos),
  );
  const withOtherHours = await storeVisitHours(
    client,
    lastOfSchool(rows, schools, ({ visitHours }) => visitHours),
  );
  const withOtherContacts = await storeContacts(
    client,
    lastOfSchool(rows, schools, ({ contacts }) => (hasContacts(contacts) ? contacts : undefined)),
  );
  const skipped: { line: number; reason: string; broken: boolean }[] = [];
  const write: Wanted[] = [];
  let fresh = 0;
  let withOtherSchool = 0;
  let unchanged = 0;
  const seen = new Set<string>();
  for (const { line, row } of rows) {
    const school = schools.find(row.school);
    if (!school) {
      skipped.push({ line, reason: 'unknown school', broken: true });
      continue;
    }
    if (school.unlisted_reason !== null) {
      skipped.push({
        line,
        reason: `the school has left the directory (${school.unlisted_reason})`,
        broken: true,
      });
      continue;
    }
    const key = offerKey(school.id, row.reference);
    if (seen.has(key)) {
      skipped.push({ line, reason: 'the reference is in the file twice for this school', broken: true });
      continue;
    }
    seen.add(key);
    const offer = existing.get(key);
    if (!offer || !isSame(offer, offerRow(row, school, offer, missing))) write.push({ row, school });
    else if (
      (row.photos && withOtherPhotos.has(school.id)) ||
      (row.visitHours !== undefined && withOtherHours.has(school.id)) ||
      (hasContacts(row.contacts) && withOtherContacts.has(school.id))
    )
      withOtherSchool += 1;
    else unchanged += 1;
    if (!offer) fresh += 1;
  }
  if (write.length > 0) await writeOffers(client, write, missing);
  return { new: fresh, changed: write.length - fresh + withOtherSchool, unchanged, skipped };
}

const hasContacts = (contacts: OfferRecord['contacts']): boolean => Object.keys(contacts).length > 0;

/** A fact of the school that its lines state, by school: the last one counts. */
function lastOfSchool<Fact>(
  rows: readonly Numbered<OfferRecord>[],
  schools: Schools,
  readFact: (row: OfferRecord) => Fact | undefined,
): Map<number, Fact> {
  const facts = new Map<number, Fact>();
  for (const { row } of rows) {
    const fact = readFact(row);
    const school = fact === undefined ? undefined : schools.find(row.school);
    if (school && fact !== undefined) facts.set(school.id, fact);
  }
  return facts;
}

/** An offer of the file with its school. */
interface Wanted {
  readonly row: OfferRecord;
  readonly school: OfferSchool;
}

/**
 * Writes new and changed offers. Existing ones are locked first and their seats read again, because a family may have
 * reserved one since the first read.
 */
async function writeOffers(
  client: PoolClient,
  wanted: readonly Wanted[],
  missing: readonly OptionalOfferColumn[],
): Promise<void> {
  const keys = wanted.map(({ row, school }) => ({ school_id: school.id, external_id: row.reference }));
  // Schools first, in the same order as a review, to avoid deadlocks.
  await markPartners(client, keys);
  await client.query(
    `SELECT id FROM offer
     JOIN json_to_recordset($1) AS wanted (school_id int, external_id text) USING (school_id, external_id)
     ORDER BY id FOR UPDATE OF offer`,
    [JSON.stringify(keys)],
  );
  const existing = await readStored(client, keys);
  const rows = wanted.map(({ row, school }) =>
    offerRow(row, school, existing.get(offerKey(school.id, row.reference)), missing),
  );
  await upsert(client, rows);
}

interface Schools {
  find(school: OfferRecord['school']): OfferSchool | undefined;
}

/** Locks the schools until the transaction ends, so that a concurrent change of a rating also updates these copies. */
async function readSchools(client: PoolClient, wanted: readonly OfferRecord['school'][]): Promise<Schools> {
  const { rows } = await client.query<OfferSchool>(
    `SELECT id, slug, cod_ent, city_id, neighborhood_id, tag_mask, rating_average::float8 AS rating_average,
            rating_count, lat, lng, unlisted_reason
     FROM school WHERE NOT demo AND (cod_ent = ANY($1) OR slug = ANY($2))
     ORDER BY id FOR NO KEY UPDATE`,
    [
      wanted.flatMap((school) => ('code' in school ? [school.code] : [])),
      wanted.flatMap((school) => ('slug' in school ? [school.slug] : [])),
    ],
  );
  const byCode = new Map(rows.map((school) => [school.cod_ent, school]));
  const bySlug = new Map(rows.map((school) => [school.slug, school]));
  return {
    find: (school) => ('code' in school ? byCode.get(school.code) : bySlug.get(school.slug)),
  };
}

async function readStored(
  client: PoolClient,
  keys: readonly { school_id: number; external_id: string }[],
): Promise<Map<string, StoredOffer>> {
  const { rows } = await client.query<StoredOffer>(
    `SELECT ${stored}, ${heldSeats('offer.id')} AS held FROM offer
     JOIN json_to_recordset($1) AS wanted (school_id int, external_id text) USING (school_id, external_id)`,
    [JSON.stringify(keys)],
  );
  return new Map(rows.map((row) => [offerKey(row.school_id, row.external_id), row]));
}

function offerKey(school: unknown, reference: unknown): string {
  return `${String(school)}/${String(reference)}`;
}

async function upsert(client: PoolClient, rows: readonly OfferRow[]): Promise<void> {
  await recordPriceChanges(client, rows);
  await client.query(
    `INSERT INTO offer (${list}, source)
     SELECT ${values}, 'partner' FROM json_to_recordset($1) AS r (${types})
     ON CONFLICT (school_id, external_id) DO UPDATE SET ${assignments}, updated_at = now(),
       seats_again_at = CASE WHEN offer.seats_left = 0 AND excluded.seats_left > 0 THEN now() ELSE offer.seats_again_at END`,
    [JSON.stringify(rows)],
  );
}

async function markPartners(
  client: PoolClient,
  rows: readonly { readonly school_id: number }[],
): Promise<void> {
  await client.query(
    'UPDATE school SET is_partner = true, updated_at = now() WHERE id = ANY($1) AND NOT is_partner',
    [rows.map((row) => row.school_id)],
  );
}
