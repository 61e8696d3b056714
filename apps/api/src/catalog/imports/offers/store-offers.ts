import type { PoolClient } from 'pg';

import { isSame, offerRow, type OfferSchool, type OptionalOfferColumn } from '../../offers/offer-row.ts';
import {
  lockOffers,
  markPartners,
  offerKey,
  offerSchoolColumns,
  readStored,
  upsertOffers,
} from '../../offers/stored-offers.ts';
import { storeContacts } from '../../schools/store-contacts.ts';
import type { BatchOutcome, Numbered, SkippedRow } from '../run/csv-import.ts';
import type { LineProblem } from '../csv/csv-table.ts';
import { findLeftFacts } from './left-facts.ts';
import { type OfferRecord, referenceTwice } from './offer-record.ts';
import { storePhotos } from './school-photos.ts';
import { storeVisitHours } from './visit-hours.ts';

/** What the batches of a file have in common. */
export interface OfferBatches {
  /** Columns that the file lacks. */
  readonly missing: readonly OptionalOfferColumn[];
  /** Keys of the offers in the batches so far. A line names its school by code or slug, so only the stored school tells them apart. */
  readonly taken: Set<string>;
  /** Writes no offers: their indexes take most of the time, and the counts do not need them. */
  readonly dryRun: boolean;
}

/**
 * Stores a batch of partner offers by school and reference. Reserved seats stay reserved when the number of seats
 * changes. Offers of unknown or demonstration schools are rejected, and what the school itself has written is skipped. A
 * school with an offer becomes a partner, and has the photos, visiting hours and contacts that came last.
 */
export async function storeOffers(
  client: PoolClient,
  rows: readonly Numbered<OfferRecord>[],
  { missing, taken, dryRun }: OfferBatches,
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
  const contacts = lastOfSchool(rows, schools, (row) =>
    hasContacts(row.contacts) ? row.contacts : undefined,
  );
  const visitHours = lastOfSchool(rows, schools, (row) => row.visitHours);
  const photos = lastOfSchool(rows, schools, (row) => row.photos);
  const left = await findLeftFacts(client, { contacts, visitHours, photos });
  const withOtherPhotos = await storePhotos(client, photos);
  const withOtherHours = await storeVisitHours(client, visitHours);
  const withOtherContacts = await storeContacts(client, contacts);
  const skipped: SkippedRow[] = [];
  const write: Wanted[] = [];
  let fresh = 0;
  let withOtherSchool = 0;
  let unchanged = 0;
  for (const { line, row } of rows) {
    const school = schools.find(row.school);
    if (!school) {
      skipped.push({ line, ...unknownSchool, broken: true });
      continue;
    }
    if (school.unlisted_reason !== null) {
      skipped.push({
        line,
        reason: `the school has left the directory (${school.unlisted_reason})`,
        advice: 'A escola saiu do site: o Censo diz que ela fechou, parou ou não é mais particular.',
        broken: true,
      });
      continue;
    }
    const key = offerKey(school.id, row.reference);
    if (taken.has(key)) {
      skipped.push({ line, ...referenceTwice, broken: true });
      continue;
    }
    taken.add(key);
    const offer = existing.get(key);
    if (offer?.source === 'school') {
      skipped.push({ line, ...ownOffer, broken: false });
      continue;
    }
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
  if (write.length > 0 && !dryRun) await writeOffers(client, write, missing);
  return { new: fresh, changed: write.length - fresh + withOtherSchool, unchanged, skipped, left };
}

/** The line stays without effect: what a person of the school wrote is never overwritten by a file. */
const ownOffer: LineProblem = {
  reason: 'the school itself has written or edited this offer, which stays as it is',
  advice: 'A própria escola escreveu ou mudou esta bolsa, que fica como está.',
};

const unknownSchool: LineProblem = {
  reason: 'unknown school',
  advice: 'Não conhecemos a escola: confira school_code ou school_slug.',
};

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
  await lockOffers(client, keys);
  const existing = await readStored(client, keys);
  const rows = wanted.map(({ row, school }) =>
    offerRow(row, school, existing.get(offerKey(school.id, row.reference)), missing),
  );
  await upsertOffers(client, rows, 'partner');
}

interface Schools {
  find(school: OfferRecord['school']): OfferSchool | undefined;
}

/** Locks the schools until the transaction ends, so that a concurrent change of a rating also updates these copies. */
async function readSchools(client: PoolClient, wanted: readonly OfferRecord['school'][]): Promise<Schools> {
  const { rows } = await client.query<OfferSchool>(
    `SELECT ${offerSchoolColumns} FROM school WHERE NOT demo AND (cod_ent = ANY($1) OR slug = ANY($2))
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
