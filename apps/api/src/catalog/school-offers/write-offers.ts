import { shifts } from '@melhor-escola/domain/shift';
import { gradeAt } from '@melhor-escola/domain/stage';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { type AuditEvent, recordAuditEvents } from '../../platform/audit/record-audit-event.ts';
import type { AuditedValues } from '../../platform/database/account-schema.ts';
import type { PanelEditor } from '../../platform/http/panel-caller.ts';
import { bumpDataVersionIn } from '../data-version.ts';
import { reservedSeats, type OfferRow, type OfferSchool, type StoredOffer } from '../offers/offer-row.ts';
import {
  lockOffers,
  offerKey,
  type OfferKey,
  offerSchoolColumns,
  readStored,
  upsertOffers,
} from '../offers/stored-offers.ts';
import { requireListed } from '../schools/listing.ts';

/** Locks the school as an import does, so that neither overtakes the other. */
export async function lockSchool(client: PoolClient, { schoolId }: PanelEditor): Promise<OfferSchool> {
  return readSchool(client, schoolId, 'FOR NO KEY UPDATE');
}

/** @throws {ServiceError} 409 SCHOOL_UNLISTED */
export async function lockListedSchool(client: PoolClient, editor: PanelEditor): Promise<OfferSchool> {
  return listed(await lockSchool(client, editor));
}

/** The school, without a lock. @throws {ServiceError} 409 SCHOOL_UNLISTED */
export async function readListedSchool(
  client: PoolClient,
  { schoolId }: Pick<PanelEditor, 'schoolId'>,
): Promise<OfferSchool> {
  return listed(await readSchool(client, schoolId, ''));
}

async function readSchool(client: PoolClient, id: number, lock: string): Promise<OfferSchool> {
  const { rows } = await client.query<OfferSchool>(
    `SELECT ${offerSchoolColumns} FROM school WHERE id = $1 ${lock}`,
    [id],
  );
  const [school] = rows;
  if (!school) throw new Error(`School ${id} is gone.`);
  return school;
}

function listed(school: OfferSchool): OfferSchool {
  requireListed({ unlistedReason: school.unlisted_reason, unlistedYear: school.unlisted_year });
  return school;
}

/** Locks these offers and reads them, without those that do not exist. */
export async function lockStored(client: PoolClient, keys: readonly OfferKey[]): Promise<StoredOffer[]> {
  await lockOffers(client, keys);
  const stored = await readStored(client, keys);
  return keys.flatMap(({ school_id, external_id }) => stored.get(offerKey(school_id, external_id)) ?? []);
}

/** Why an offer cannot have so few seats, in Portuguese; undefined if it can. */
export function reservedSeatsProblem(existing: StoredOffer, seats: number): string | undefined {
  // A partner may have withdrawn reserved seats before: then the total may stay as it is.
  const least = Math.min(reservedSeats(existing), Number(existing.seats_total));
  if (seats >= least) return undefined;
  const reserved = least === 1 ? 'Já há 1 vaga reservada' : `Já há ${least} vagas reservadas`;
  return `${reserved}: o total não pode ser menor.`;
}

/** An offer to write, and as it was. */
export interface OfferWrite {
  readonly action: 'offer.added' | 'offer.changed' | 'offer.closed';
  readonly row: OfferRow;
  readonly before?: StoredOffer | undefined;
}

/** Rows of one statement. */
const BATCH_SIZE = 500;

/**
 * Stores offers as the school's own, with who changed what in its log, and purges its pages.
 *
 * @returns their ids, in this order.
 */
export async function writeOffers(
  client: PoolClient,
  editor: PanelEditor,
  writes: readonly OfferWrite[],
): Promise<number[]> {
  const tx = drizzle({ client });
  const written: number[] = [];
  for (let start = 0; start < writes.length; start += BATCH_SIZE) {
    const batch = writes.slice(start, start + BATCH_SIZE);
    const rows = batch.map(({ row }) => row);
    await upsertOffers(client, rows, 'school');
    const ids = await readIds(client, editor, rows);
    await recordAuditEvents(
      tx,
      batch.map((write, index) => describeWrite(editor, write, ids[index] ?? 0)),
    );
    written.push(...ids);
  }
  await bumpDataVersionIn(tx, editor.schoolId);
  return written;
}

async function readIds(
  client: PoolClient,
  { schoolId }: PanelEditor,
  rows: readonly OfferRow[],
): Promise<number[]> {
  const stored = await client.query<{ id: number; external_id: string }>(
    'SELECT id, external_id FROM offer WHERE school_id = $1 AND external_id = ANY($2)',
    [schoolId, rows.map(({ external_id }) => external_id)],
  );
  const ids = new Map(stored.rows.map(({ id, external_id }) => [external_id, id]));
  return rows.map(({ external_id }) => {
    const id = ids.get(String(external_id));
    if (id === undefined) throw new Error('An offer was not stored.');
    return id;
  });
}

function describeWrite(
  { schoolId, accountId, requestId }: PanelEditor,
  { action, row, before }: OfferWrite,
  id: number,
): AuditEvent {
  const after = statedValues(row);
  const earlier: AuditedValues = before ? statedValues(before) : {};
  const changed = changedValues(after, earlier);
  const pick = (values: AuditedValues) =>
    Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
  return {
    actor: `account:${accountId}`,
    action,
    subject: `offer:${id}`,
    schoolId,
    ...(before ? { before: pick(earlier) } : {}),
    after: pick(after),
    requestId,
  };
}

/** The names of the values that differ. */
export function changedValues(after: AuditedValues, before: AuditedValues): string[] {
  return Object.keys(after).filter((name) => before[name] !== after[name]);
}

/** What an offer promises, as the log and the preview of a file show it. */
export function statedValues(row: OfferRow) {
  return {
    title: String(row.title),
    grade: gradeAt(Number(row.grade))?.slug ?? '',
    shift: shifts[Number(row.shift)]?.slug ?? '',
    year: Number(row.year),
    monthlyFee: Number(row.monthly_fee),
    discountPercentage: Number(row.discount_percentage),
    price: Number(row.price),
    enrollmentFee: Number(row.enrollment_fee),
    material: amountOrNone(row.material_fee),
    uniform: amountOrNone(row.uniform_fee),
    meals: amountOrNone(row.meals_fee),
    transport: amountOrNone(row.transport_fee),
    seats: Number(row.seats_total),
    validUntil: String(row.valid_until),
  };
}

const amountOrNone = (value: string | number | null) => (value === null ? null : Number(value));
