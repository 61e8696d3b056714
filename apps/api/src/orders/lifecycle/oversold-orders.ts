import { eq, getTableColumns, asc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { account } from '../../database/account-schema.ts';
import { scholarshipOrder } from '../../database/order-schema.ts';
import { offer } from '../../database/schema.ts';
import { bumpDataVersionIn } from '../../directory/data-version.ts';
import { ServiceError } from '../../server/errors/service-error.ts';
import { announceOrder } from '../order-mail.ts';
import { lockSecuredOrder, type OperatorOrderChange, type OrderRow } from '../order.ts';
import { takeSeat } from './seats.ts';

/** An oversold order (paid after the last seat was taken) with its contact. */
export interface OversoldOrder {
  readonly order: OrderRow;
  /** null once the account was deleted. */
  readonly account: { readonly name: string; readonly email: string; readonly phone: string | null } | null;
  /** Of the current offer; null when it is gone. */
  readonly seatsLeft: number | null;
}

/** A page of the oversold orders, oldest first, and their total number. */
export async function findOversoldOrders(
  db: NodePgDatabase,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ readonly orders: readonly OversoldOrder[]; readonly total: number }> {
  const isOversold = eq(scholarshipOrder.seatMissing, true);
  const total = await db.$count(scholarshipOrder, isOversold);
  const orders = await db
    .select({
      order: getTableColumns(scholarshipOrder),
      account: { name: account.name, email: account.email, phone: account.phone },
      seatsLeft: offer.seatsLeft,
    })
    .from(scholarshipOrder)
    .leftJoin(account, eq(account.id, scholarshipOrder.accountId))
    .leftJoin(offer, eq(offer.id, scholarshipOrder.offerId))
    .where(isOversold)
    .orderBy(asc(scholarshipOrder.id))
    .limit(size)
    .offset((page - 1) * size);
  return { orders, total };
}

/**
 * Assigns a seat of its offer to an oversold order, and notifies the family and the school. Idempotent.
 *
 * @throws {ServiceError} 404 ORDER_NOT_FOUND, 409 ORDER_STATUS_CONFLICT when it is not paid, 409 OFFER_SOLD_OUT when
 * no seat is left.
 */
export async function assignSeat(
  db: NodePgDatabase,
  { code, environment, requestId }: OperatorOrderChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockSecuredOrder(tx, code);
    if (!order.seatMissing) return;
    const seat = order.offerId === null ? undefined : await takeSeat(tx, order.offerId);
    if (!seat) throw new ServiceError(409, 'OFFER_SOLD_OUT', 'As vagas desta bolsa acabaram.');
    await tx.update(scholarshipOrder).set({ seatMissing: false }).where(eq(scholarshipOrder.id, order.id));
    await announceOrder(tx, 'paid', order, environment);
    await recordAuditEvent(tx, {
      actor: 'operator',
      action: 'order.seat-given',
      subject: `order:${order.id}`,
      requestId,
    });
    await bumpDataVersionIn(tx, order.schoolId);
  });
}
