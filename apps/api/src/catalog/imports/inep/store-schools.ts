import type { PoolClient } from 'pg';

import type { Events } from '../../../platform/database/events.ts';
import type { Neighborhoods } from '../neighborhoods.ts';
import type { BatchOutcome, LeftFact, Numbered, SkippedRow } from '../run/csv-import.ts';
import type { SchoolSlugs } from '../school-slugs.ts';
import type { ListingCount } from './listing-changes.ts';
import { mergeSchool, type StoredSchool } from './merge-school.ts';
import { schoolNameKey } from '../../schools/school-name-key.ts';
import { redirectRenamedSchools, type RenamedSchool } from '../../redirects/renamed-schools.ts';
import { slugify } from '@melhor-escola/domain/slug';
import { isSameSchool, schoolColumns, type PreparedSchool, type SchoolRow } from './school-row.ts';
import type { StatedFacts } from './stated-facts.ts';
import { isOlderCensus, type LeavingSchool, newerCensus, unlistSchools } from './unlist-schools.ts';

/** Table-wide data needed while storing batches of schools. */
export interface SchoolTable {
  readonly slugs: SchoolSlugs;
  readonly neighborhoods: Neighborhoods;
  readonly stated: StatedFacts;
  readonly listing: ListingCount;
  readonly events: Pick<Events, 'schoolsUnlisted'>;
}

const names = schoolColumns.map(([column]) => column).join(', ');
const types = schoolColumns.map(([column, type]) => `${column} ${type}`).join(', ');
const assignments = schoolColumns.map(([column]) => `${column} = excluded.${column}`).join(', ');

/**
 * Stores a batch of schools by INEP code, and unlists those that left: new ones get a slug, existing ones keep theirs unless their name
 * changed (the former slug redirects then), and unchanged ones are not written. The copied columns of their offers are updated too.
 */
export async function storeSchools(
  client: PoolClient,
  table: SchoolTable,
  all: readonly Numbered<PreparedSchool | LeavingSchool>[],
): Promise<BatchOutcome> {
  const rows = all.flatMap(({ line, row }) => ('leaves' in row ? [] : [{ line, row }]));
  const leaving = all.flatMap(({ line, row }) => ('leaves' in row ? [{ line, row }] : []));
  const unlisted = await unlistSchools(client, leaving, { left: table.listing.left, events: table.events });
  await table.neighborhoods.store(
    client,
    rows.flatMap(({ row: { city, neighborhood, facts } }) =>
      neighborhood ? [{ city, name: neighborhood, position: facts }] : [],
    ),
    false,
  );
  const codes = rows.map(({ row }) => row.facts.cod_ent);
  const stored = await readStored(client, codes);
  const skipped: SkippedRow[] = [];
  const write: SchoolRow[] = [];
  const renamed: RenamedSchool[] = [];
  const left: LeftFact[] = [];
  let fresh = 0;
  let unchanged = 0;
  for (const { line, row } of rows) {
    const existing = stored.get(row.facts.cod_ent);
    if (existing && isOlderCensus(row.facts.census_year, existing)) {
      skipped.push({ line, ...newerCensus, broken: false });
      continue;
    }
    const desired = desiredRow(row, existing, table);
    if (existing) left.push(...listLeftFacts(row, existing));
    if (existing && isSameSchool(existing, desired)) unchanged += 1;
    else write.push(desired);
    if (existing && existing.slug !== desired.slug) renamed.push({ from: existing.slug, to: desired.slug });
    if (existing?.unlisted_reason && desired.unlisted_reason === null) table.listing.returned += 1;
    if (!existing) fresh += 1;
  }
  if (write.length > 0) await upsert(client, write);
  if (renamed.length > 0) await redirectRenamedSchools(client, renamed);
  return {
    new: fresh,
    changed: write.length - fresh + unlisted.changed,
    unchanged: unchanged + unlisted.unchanged,
    skipped: [...skipped, ...(unlisted.skipped ?? [])],
    left,
  };
}

/** What the file states otherwise than the school itself. */
function listLeftFacts({ facts }: PreparedSchool, stored: StoredSchool): LeftFact[] {
  const otherAmenities = Object.entries(stored.stated_amenities).some(
    ([slug, has]) => (facts.amenities[slug] ?? has) !== has,
  );
  const left = {
    name: stored.has_stated_name && facts.name !== stored.name,
    phone: stored.phone_source === 'school' && facts.phone !== null && facts.phone !== stored.phone,
    amenities: otherAmenities,
  };
  return Object.entries(left).flatMap(([fact, isLeft]) => (isLeft ? [{ school: stored.slug, fact }] : []));
}

function desiredRow(school: PreparedSchool, stored: StoredSchool | undefined, table: SchoolTable): SchoolRow {
  const { facts, city, neighborhood } = school;
  const neighborhoodId = neighborhood ? (table.neighborhoods.find(city.id, neighborhood) ?? null) : null;
  const merged = mergeSchool(facts, neighborhoodId, stored, table.stated);
  const keepsSlug = stored && (stored.has_stated_name || slugify(stored.name) === slugify(merged.name));
  const slug = keepsSlug
    ? stored.slug
    : table.slugs.choose(
        {
          name: merged.name,
          city,
          neighborhood: neighborhood && slugify(neighborhood),
          key: String(facts.cod_ent),
        },
        stored?.slug,
      );
  const phone = stored && stored.phone_source !== null ? stored.phone : merged.phone;
  const { name, norm } = stored?.has_stated_name ? stored : merged;
  const core = schoolNameKey(name, merged.registered_name);
  return { ...merged, slug, phone, name, norm, core };
}

async function readStored(client: PoolClient, codes: readonly number[]): Promise<Map<number, StoredSchool>> {
  const { rows } = await client.query<StoredSchool>(
    `SELECT ${names}, stated_amenities, contact_sources ->> 'phone' AS phone_source, stated ? 'name' AS has_stated_name
     FROM school WHERE cod_ent = ANY($1)`,
    [codes],
  );
  return new Map(rows.map((row) => [row.cod_ent, row]));
}

/** SQL: whether a row changes what the people of its school may be editing, who then see both. */
const isOtherPage = ['name', 'phone', 'amenities', 'tag_mask']
  .map((column) => `excluded.${column} IS DISTINCT FROM school.${column}`)
  .join(' OR ');

async function upsert(client: PoolClient, rows: readonly SchoolRow[]): Promise<void> {
  await client.query(
    `INSERT INTO school (${names}, source)
     SELECT ${names}, 'inep' FROM json_to_recordset($1) AS r (${types})
     ON CONFLICT (cod_ent) DO UPDATE SET ${assignments}, updated_at = now(),
       version = school.version + (${isOtherPage})::int,
       unlisted_at = CASE WHEN excluded.unlisted_reason IS NOT NULL THEN school.unlisted_at END`,
    [JSON.stringify(rows)],
  );
  await client.query(
    `UPDATE offer o
     SET city_id = s.city_id, neighborhood_id = s.neighborhood_id, tag_mask = s.tag_mask, lat = s.lat, lng = s.lng
     FROM school s
     WHERE o.school_id = s.id AND s.cod_ent = ANY($1)
       AND (o.city_id, o.neighborhood_id, o.tag_mask, o.lat, o.lng)
           IS DISTINCT FROM (s.city_id, s.neighborhood_id, s.tag_mask, s.lat, s.lng)`,
    [rows.map((row) => row.cod_ent)],
  );
}
