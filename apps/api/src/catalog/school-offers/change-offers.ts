import { today } from '@melhor-escola/domain/date';
import { findShift, shifts } from '@melhor-escola/domain/shift';
import { findGrade, gradeAt, stageGroups } from '@melhor-escola/domain/stage';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { AuditedValues } from '../../platform/database/account-schema.ts';
import { type Database, inTransaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { bumpDataVersionIn } from '../data-version.ts';
import {
  isSame,
  offerRow,
  reservedSeats,
  type OfferRow,
  type OfferSchool,
  type OfferTerms,
  type StoredOffer,
} from '../offers/offer-row.ts';
import {
  lockOffers,
  markPartners,
  offerKey,
  offerSchoolColumns,
  readStored,
  upsertOffers,
} from '../offers/stored-offers.ts';
import { requireListed } from '../schools/listing.ts';
import type { OfferTermsInput } from './schema.ts';

/** Who changes the offers of which school. */
export interface OfferEditor {
  readonly schoolId: number;
  readonly accountId: number;
  readonly requestId: string;
}

/**
 * Adds an offer of the school. A repeated call with the same reference returns the same offer.
 *
 * @param reference unique per school.
 * @returns the offer's id.
 * @throws {ServiceError} 409 SCHOOL_UNLISTED, IDEMPOTENCY_KEY_REUSED
 */
export async function addOffer(
  database: Database,
  editor: OfferEditor,
  { terms, reference }: { readonly terms: OfferTermsInput; readonly reference: string },
): Promise<number> {
  return inTransaction(database, async (client) => {
    const school = await lockListedSchool(client, editor);
    const key = { school_id: school.id, external_id: reference };
    const [existing] = await lockStored(client, [key]);
    const row = offerRow(toTerms(terms, reference), school, existing);
    if (existing && !isSame(existing, row)) {
      throw new ServiceError('IDEMPOTENCY_KEY_REUSED', 'Este Idempotency-Key já foi usado em outra bolsa.');
    }
    if (existing) return existing.id;
    await markPartners(client, [key]);
    const [stored] = await write(client, editor, [row]);
    if (!stored) throw new Error('The offer was not stored.');
    await record(client, editor, { action: 'offer.added', row: stored });
    return stored.id;
  });
}

/**
 * Changes what an offer promises. Reservations keep the price that they were made at.
 *
 * @throws {ServiceError} 404 OFFER_NOT_FOUND; 409 OFFER_CHANGED for another version, OFFER_SEATS_RESERVED for fewer seats than are
 *   reserved, SCHOOL_UNLISTED.
 */
export async function changeOffer(
  database: Database,
  editor: OfferEditor,
  { id, version, terms }: { readonly id: number; readonly version: number; readonly terms: OfferTermsInput },
): Promise<void> {
  await inTransaction(database, async (client) => {
    const school = await lockListedSchool(client, editor);
    const [existing] = await lockVersions(client, editor, [{ id, version }]);
    if (!existing) throw offerNotFound();
    rejectReservedSeats(existing, terms.seats);
    const row = offerRow(toTerms(terms, String(existing.external_id)), school, existing);
    if (isSame(existing, row)) return;
    const [stored] = await write(client, editor, [row]);
    if (stored) await record(client, editor, { action: 'offer.changed', row: stored, before: existing });
  });
}

/**
 * Closes offers, all or none: yesterday becomes their last day. Those that have ended stay as they are. A new date opens them again.
 *
 * @throws {ServiceError} 404 OFFER_NOT_FOUND; 409 OFFER_CHANGED
 */
export async function closeOffers(
  database: Database,
  editor: OfferEditor,
  wanted: readonly OfferVersion[],
): Promise<void> {
  await inTransaction(database, async (client) => {
    await lockSchool(client, editor);
    const existing = await lockVersions(client, editor, wanted);
    const open = existing.filter(({ valid_until }) => String(valid_until) >= today());
    if (open.length === 0) return;
    const stored = await write(
      client,
      editor,
      open.map((row) => ({ ...row, valid_until: yesterday() })),
    );
    const before = new Map(open.map((row) => [row.id, row]));
    for (const row of stored)
      await record(client, editor, { action: 'offer.closed', row, before: before.get(row.id) });
  });
}

/** An offer as somebody saw it. */
interface OfferVersion {
  readonly id: number;
  readonly version: number;
}

function yesterday(): string {
  const day = new Date(`${today()}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

function toTerms(
  { grade: gradeSlug, shift: shiftSlug, title, ...terms }: OfferTermsInput,
  reference: string,
) {
  const grade = findGrade(gradeSlug);
  const shift = findShift(shiftSlug);
  if (!grade || !shift) throw new Error(`No grade ${gradeSlug} or shift ${shiftSlug}.`);
  return {
    ...terms,
    reference,
    title: title || `${grade.name} – ${shift.name}`,
    grade: grade.order,
    stage: stageGroups.findIndex(({ groupSlug }) => groupSlug === grade.stage),
    shift: shifts.indexOf(shift),
  } satisfies OfferTerms;
}

/** Locks the school as an import does, so that neither overtakes the other. */
async function lockSchool(client: PoolClient, { schoolId }: OfferEditor): Promise<OfferSchool> {
  const { rows } = await client.query<OfferSchool>(
    `SELECT ${offerSchoolColumns} FROM school WHERE id = $1 FOR NO KEY UPDATE`,
    [schoolId],
  );
  const [school] = rows;
  if (!school) throw new Error(`School ${schoolId} is gone.`);
  return school;
}

async function lockListedSchool(client: PoolClient, editor: OfferEditor): Promise<OfferSchool> {
  const school = await lockSchool(client, editor);
  requireListed({ unlistedReason: school.unlisted_reason, unlistedYear: school.unlisted_year });
  return school;
}

interface OfferReference {
  readonly school_id: number;
  readonly external_id: string;
}

/** Locks these offers and reads them, without those that do not exist. */
async function lockStored(client: PoolClient, keys: readonly OfferReference[]): Promise<StoredOffer[]> {
  await lockOffers(client, keys);
  const stored = await readStored(client, keys);
  return keys.flatMap(({ school_id, external_id }) => stored.get(offerKey(school_id, external_id)) ?? []);
}

/** Locks offers of the school, if nobody has changed them. */
async function lockVersions(
  client: PoolClient,
  { schoolId }: OfferEditor,
  wanted: readonly OfferVersion[],
): Promise<StoredOffer[]> {
  const versions = new Map(wanted.map(({ id, version }) => [id, version]));
  const { rows } = await client.query<OfferReference>(
    'SELECT school_id, external_id FROM offer WHERE school_id = $1 AND id = ANY($2)',
    [schoolId, [...versions.keys()]],
  );
  const stored = await lockStored(client, rows);
  if (stored.length !== versions.size) throw offerNotFound();
  if (stored.some(({ id, version }) => versions.get(id) !== version)) {
    throw new ServiceError('OFFER_CHANGED', 'Outra pessoa mudou esta bolsa enquanto você editava.');
  }
  return stored;
}

function offerNotFound(): ServiceError {
  return new ServiceError('OFFER_NOT_FOUND', 'Esta bolsa não existe mais.');
}

function rejectReservedSeats(existing: StoredOffer, seats: number): void {
  // A partner may have withdrawn reserved seats before: then the total may stay as it is.
  const least = Math.min(reservedSeats(existing), Number(existing.seats_total));
  if (seats >= least) return;
  const reserved = least === 1 ? 'Já há 1 vaga reservada' : `Já há ${least} vagas reservadas`;
  throw new ServiceError('OFFER_SEATS_RESERVED', `${reserved}: o total não pode ser menor.`);
}

async function write(
  client: PoolClient,
  { schoolId }: OfferEditor,
  rows: readonly OfferRow[],
): Promise<StoredOffer[]> {
  await upsertOffers(client, rows, 'school');
  const stored = await lockStored(
    client,
    rows.map(({ external_id }) => ({ school_id: schoolId, external_id: String(external_id) })),
  );
  await bumpDataVersionIn(drizzle({ client }), schoolId);
  return stored;
}

interface OfferChange {
  readonly action: 'offer.added' | 'offer.changed' | 'offer.closed';
  readonly row: StoredOffer;
  readonly before?: StoredOffer | undefined;
}

/** Records who changed what, in the log of the school. */
async function record(
  client: PoolClient,
  { schoolId, accountId, requestId }: OfferEditor,
  { action, row, before }: OfferChange,
): Promise<void> {
  const tx: NodePgDatabase = drizzle({ client });
  const after = auditedValues(row);
  const earlier: AuditedValues = before ? auditedValues(before) : {};
  const changed = Object.keys(after).filter((name) => earlier[name] !== after[name]);
  const pick = (values: AuditedValues) =>
    Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
  await recordAuditEvent(tx, {
    actor: `account:${accountId}`,
    action,
    subject: `offer:${row.id}`,
    schoolId,
    ...(before ? { before: pick(earlier) } : {}),
    after: pick(after),
    requestId,
  });
}

function auditedValues(row: StoredOffer): AuditedValues {
  return {
    title: row.title,
    grade: gradeAt(Number(row.grade))?.slug,
    shift: shifts[Number(row.shift)]?.slug,
    year: row.year,
    monthlyFee: row.monthly_fee,
    discountPercentage: row.discount_percentage,
    price: row.price,
    enrollmentFee: row.enrollment_fee,
    material: row.material_fee,
    uniform: row.uniform_fee,
    meals: row.meals_fee,
    transport: row.transport_fee,
    seats: row.seats_total,
    validUntil: row.valid_until,
  };
}
