import { today } from '@melhor-escola/domain/date';
import { findShift, shifts } from '@melhor-escola/domain/shift';
import { findGrade, stageGroups } from '@melhor-escola/domain/stage';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { type Database, inTransaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import type { PanelEditor } from '../../platform/http/panel-caller.ts';
import { isSame, offerRow, type OfferTerms, type StoredOffer } from '../offers/offer-row.ts';
import { markPartners, type OfferKey } from '../offers/stored-offers.ts';
import { findOffersById } from './find-offers.ts';
import type { OfferTermsInput } from './schema.ts';
import {
  lockListedSchool,
  lockSchool,
  lockStored,
  reservedSeatsProblem,
  writeOffers,
} from './write-offers.ts';

/**
 * Adds an offer of the school. A repeated call with the same reference returns the same offer.
 *
 * @param reference unique per school.
 * @returns the offer's id.
 * @throws {ServiceError} 409 SCHOOL_UNLISTED, IDEMPOTENCY_KEY_REUSED
 */
export async function addOffer(
  database: Database,
  editor: PanelEditor,
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
    const [id] = await writeOffers(client, editor, [{ action: 'offer.added', row }]);
    if (id === undefined) throw new Error('The offer was not stored.');
    return id;
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
  editor: PanelEditor,
  { id, version, terms }: { readonly id: number; readonly version: number; readonly terms: OfferTermsInput },
): Promise<void> {
  await inTransaction(database, async (client) => {
    const school = await lockListedSchool(client, editor);
    const [existing] = await lockVersions(client, editor, [{ id, version }]);
    if (!existing) throw offerNotFound();
    const problem = reservedSeatsProblem(existing, terms.seats);
    if (problem !== undefined) throw new ServiceError('OFFER_SEATS_RESERVED', problem);
    const row = offerRow(toTerms(terms, String(existing.external_id)), school, existing);
    if (isSame(existing, row)) return;
    await writeOffers(client, editor, [{ action: 'offer.changed', row, before: existing }]);
  });
}

/**
 * Closes offers, all or none: yesterday becomes their last day. Those that have ended stay as they are. A new date opens them again.
 *
 * @throws {ServiceError} 404 OFFER_NOT_FOUND; 409 OFFER_CHANGED
 */
export async function closeOffers(
  database: Database,
  editor: PanelEditor,
  wanted: readonly OfferVersion[],
): Promise<void> {
  await inTransaction(database, async (client) => {
    await lockSchool(client, editor);
    const existing = await lockVersions(client, editor, wanted);
    const open = existing.filter(({ valid_until }) => String(valid_until) >= today());
    if (open.length === 0) return;
    await writeOffers(
      client,
      editor,
      open.map((before) => ({
        action: 'offer.closed',
        row: { ...before, valid_until: yesterday() },
        before,
      })),
    );
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

/** Locks offers of the school, if nobody has changed them. */
async function lockVersions(
  client: PoolClient,
  { schoolId }: PanelEditor,
  wanted: readonly OfferVersion[],
): Promise<StoredOffer[]> {
  const versions = new Map(wanted.map(({ id, version }) => [id, version]));
  const { rows } = await client.query<OfferKey>(
    'SELECT school_id, external_id FROM offer WHERE school_id = $1 AND id = ANY($2)',
    [schoolId, [...versions.keys()]],
  );
  const stored = await lockStored(client, rows);
  if (stored.length !== versions.size) throw offerNotFound();
  const changed = stored.find(({ id, version }) => versions.get(id) !== version);
  if (changed) {
    const [currentOffer] = await findOffersById(drizzle({ client }), schoolId, [changed.id]);
    throw new ServiceError('OFFER_CHANGED', 'Outra pessoa mudou esta bolsa enquanto você editava.', {
      details: { ...(currentOffer && { currentOffer }) },
    });
  }
  return stored;
}

function offerNotFound(): ServiceError {
  return new ServiceError('OFFER_NOT_FOUND', 'Esta bolsa não existe mais.');
}
