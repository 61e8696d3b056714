import type { PanelRole } from '@melhor-escola/domain/panel-role';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { bumpDataVersionIn } from '../../catalog/data-version.ts';
import { isSecured } from '../../catalog/offers/order-status.ts';
import { takeOrAddSeat } from '../../catalog/offers/seats.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { AuditedValues } from '../../platform/database/account-schema.ts';
import type { Events } from '../../platform/database/events.ts';
import { scholarshipOrder } from '../../platform/database/order-schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { findRefusals, REFUSED } from '../find-refusals.ts';
import { changeOrderStatus } from '../lifecycle/change-order-status.ts';
import { announceOrder, announceRefusal } from '../mail/announce-order.ts';
import type { RefusalMail } from '../mail/order-mails.ts';
import { lockOrder, orderNotFound, type OrderEnvironment, type OrderRow } from '../order.ts';
import { findSchoolOrder } from './find-school-orders.ts';
import type { SeenOrder } from './schema.ts';

/** Somebody's decision about an order of a school: of its staff, or of our team for it. */
export interface OrderDecision {
  readonly schoolId: number;
  readonly accountId: number;
  readonly role: PanelRole;
  /** The order's internalTransactionCode. */
  readonly code: string;
  /** The order as it was shown. */
  readonly seen: SeenOrder;
  readonly requestId: string;
  readonly environment: OrderEnvironment;
}

/**
 * Confirms that the student of a paid order, or one for free, is enrolled, and notifies the family. Idempotent.
 *
 * @throws {ServiceError} 404 ORDER_NOT_FOUND; 409 ORDER_CHANGED, or ORDER_STATUS_CONFLICT when it is neither or has no seat.
 */
export async function confirmEnrollment(
  db: NodePgDatabase,
  decision: OrderDecision,
  events: Pick<Events, 'enrolled'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockSchoolOrder(tx, decision);
    if (order.status === 'enrolled') return;
    await requireSeen(tx, order, decision);
    if (!isSecured(order.status)) throw statusConflict('Esta reserva não está paga.');
    if (order.seatMissing)
      throw statusConflict('Esta reserva não tem vaga: garanta a vaga antes da matrícula.');
    const enrolled = await changeOrderStatus(tx, order, 'enrolled', events);
    await announceOrder(tx, 'enrolled', enrolled, decision.environment);
    await recordDecision(tx, order, decision, {
      action: 'order.enrolled',
      before: { status: order.status },
      after: { status: 'enrolled' },
    });
  });
}

/**
 * Gives an oversold order a seat, and notifies the family and the school: a free one of its offer, or else one more, which the
 * school adds by this. Idempotent.
 *
 * @throws {ServiceError} 404 ORDER_NOT_FOUND; 409 ORDER_CHANGED, ORDER_STATUS_CONFLICT when it is not paid, or SCHOOL_UNLISTED.
 */
export async function keepOversold(db: NodePgDatabase, decision: OrderDecision): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockSchoolOrder(tx, decision);
    if (!order.seatMissing && isSecured(order.status)) return;
    await requireSeen(tx, order, decision);
    if (!order.seatMissing) throw statusConflict('A situação desta reserva não pede uma vaga.');
    if (order.offerId !== null) await giveSeat(tx, order.offerId, decision);
    await tx.update(scholarshipOrder).set({ seatMissing: false }).where(eq(scholarshipOrder.id, order.id));
    // The family of an enrolled student, whom the payment host reported, has been told more than that.
    if (order.status === 'paid') await announceOrder(tx, 'paid', order, decision.environment);
    await recordDecision(tx, order, decision, {
      action: 'order.seat-given',
      before: { seatMissing: true },
      after: { seatMissing: false },
    });
    await bumpDataVersionIn(tx, order.schoolId);
  });
}

/**
 * Refuses an order for good: frees its seat, if it has one, and tells the family why. Of a paid one our team learns that it must be
 * refunded; the payment host then reports `order.cancelled`, which is recorded as the refund. Repeating it is fine.
 *
 * @param refusal with what the school writes to the family, which stands only in the mail.
 * @throws {ServiceError} 404 ORDER_NOT_FOUND; 409 ORDER_CHANGED, or ORDER_STATUS_CONFLICT for one that is enrolled or over.
 */
export async function refuseOrder(
  db: NodePgDatabase,
  decision: OrderDecision,
  refusal: RefusalMail,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockSchoolOrder(tx, decision);
    if (order.status === 'cancelled' && (await findRefusals(tx, [order.id])).size > 0) return;
    await requireSeen(tx, order, decision);
    if (order.status === 'cancelled') throw statusConflict('Esta reserva já foi cancelada.');
    await changeOrderStatus(tx, order, 'cancelled');
    const refund = await announceRefusal(tx, order, decision.environment, refusal);
    await recordDecision(tx, order, decision, {
      action: REFUSED,
      before: { status: order.status },
      after: { status: 'cancelled', reason: refusal.reason, refund },
    });
  });
}

const statusConflict = (message: string) => new ServiceError('ORDER_STATUS_CONFLICT', message);

/** Locks the order, if it is the school's. @throws {ServiceError} 404 ORDER_NOT_FOUND, for another school's as for an unknown one. */
async function lockSchoolOrder(tx: NodePgDatabase, { code, schoolId }: OrderDecision): Promise<OrderRow> {
  const order = await lockOrder(tx, code);
  if (order.schoolId !== schoolId) throw orderNotFound();
  return order;
}

/** @throws {ServiceError} 409 ORDER_CHANGED, with the order as it is now. */
async function requireSeen(
  tx: NodePgDatabase,
  { status, seatMissing }: OrderRow,
  { seen, schoolId, role, code }: OrderDecision,
): Promise<void> {
  if (seen.status === status && seen.seatMissing === seatMissing) return;
  throw new ServiceError('ORDER_CHANGED', 'Esta reserva mudou enquanto você decidia.', {
    details: { currentOrder: await findSchoolOrder(tx, { schoolId, role }, code) },
  });
}

/** Takes a seat of the offer. One that had to be added is a change of the offer by its school. @throws {ServiceError} 409 SCHOOL_UNLISTED */
async function giveSeat(
  tx: NodePgDatabase,
  offerId: number,
  { accountId, schoolId, requestId }: OrderDecision,
): Promise<void> {
  const seats = await takeOrAddSeat(tx, offerId);
  if (seats === undefined) return;
  await recordAuditEvent(tx, {
    actor: `account:${accountId}`,
    action: 'offer.changed',
    subject: `offer:${offerId}`,
    schoolId,
    before: { seats: seats - 1 },
    after: { seats },
    requestId,
  });
}

interface DecisionRecord {
  readonly action: `order.${string}`;
  readonly before: AuditedValues;
  readonly after: AuditedValues;
}

async function recordDecision(
  tx: NodePgDatabase,
  { id }: OrderRow,
  { accountId, schoolId, requestId }: OrderDecision,
  record: DecisionRecord,
): Promise<void> {
  await recordAuditEvent(tx, {
    actor: `account:${accountId}`,
    subject: `order:${id}`,
    schoolId,
    requestId,
    ...record,
  });
}
