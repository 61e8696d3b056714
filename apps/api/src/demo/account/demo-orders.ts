import { today } from '@melhor-escola/domain/date';
import { and, asc, desc, eq, gt, gte, notInArray, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  orderStatusChange,
  scholarshipOrder,
  type OrderStatus,
} from '../../platform/database/order-schema.ts';
import { city, offer } from '../../platform/database/schema.ts';
import { offerPayment } from '../../orders/amount-due.ts';
import { newOrderCode } from '../../platform/readable-codes.ts';
import { isSeated, orderStatuses } from '../../catalog/offers/order-status.ts';
import { RESERVATION_HOURS, takeSnapshot } from '../../orders/reserve-offer.ts';
import { takeSeat } from '../../catalog/offers/seats.ts';

const hour = 3_600_000;

/** History of an order of each status, in hours since the reservation. */
const histories: Readonly<Record<OrderStatus, readonly (readonly [OrderStatus, number])[]>> = {
  initiated: [['initiated', 0]],
  awaiting_payment: [
    ['initiated', 0],
    ['awaiting_payment', 1],
  ],
  paid: [
    ['initiated', 0],
    ['awaiting_payment', 1],
    ['paid', 20],
  ],
  confirmed: [['confirmed', 0]],
  enrolled: [
    ['initiated', 0],
    ['paid', 2],
    ['enrolled', 240],
  ],
  cancelled: [
    ['initiated', 0],
    ['cancelled', 5],
  ],
  expired: [
    ['initiated', 0],
    ['expired', RESERVATION_HOURS],
  ],
};

/** Hours since the reservation, by status. Unpaid orders have time left. */
const reservedAgo: Readonly<Record<OrderStatus, number>> = {
  initiated: 1,
  awaiting_payment: 6,
  paid: 72,
  confirmed: 120,
  enrolled: 500,
  cancelled: 900,
  expired: 1_300,
};

/** One child per grade, with a matching age. */
const children: Readonly<Record<OrderStatus, string>> = {
  initiated: 'Beatriz',
  awaiting_payment: 'Davi',
  paid: 'Helena',
  confirmed: 'Alice',
  enrolled: 'Miguel',
  cancelled: 'Laura',
  expired: 'Theo',
};

/** Adds an order for each status that the demonstration account lacks, at schools where it has no order. */
export async function storeDemoOrders(tx: NodePgDatabase, accountId: number): Promise<void> {
  const existing = await tx
    .select({ status: scholarshipOrder.status, schoolId: scholarshipOrder.schoolId })
    .from(scholarshipOrder)
    .where(eq(scholarshipOrder.accountId, accountId));
  const missing = orderStatuses.filter((status) => !existing.some((order) => order.status === status));
  // Oldest first, like real reservations.
  const inTime = missing.toSorted((one, other) => reservedAgo[other] - reservedAgo[one]);
  const schools = existing.flatMap(({ schoolId }) => (schoolId === null ? [] : [schoolId]));
  for (const status of inTime) {
    const elsewhere = schools.length > 0 ? notInArray(offer.schoolId, schools) : undefined;
    const schoolId = await storeDemoOrder(tx, accountId, status, elsewhere);
    if (schoolId !== undefined) schools.push(schoolId);
  }
}

/**
 * Stores an order with its history, for one of the offers that meet a condition.
 *
 * @returns the school, or undefined when no offer is left to reserve.
 */
export async function storeDemoOrder(
  tx: NodePgDatabase,
  accountId: number,
  status: OrderStatus,
  among: SQL | undefined,
): Promise<number | undefined> {
  const [free] = await tx
    .select({ id: offer.id })
    .from(offer)
    .innerJoin(city, eq(city.id, offer.cityId))
    .where(and(eq(offer.demo, true), gt(offer.seatsLeft, 0), gte(offer.validUntil, today()), among))
    .orderBy(desc(city.population), asc(offer.id))
    .limit(1);
  if (!free) return undefined;
  const [row] = isSeated(status)
    ? [await takeSeat(tx, free.id, today())]
    : await tx.select().from(offer).where(eq(offer.id, free.id));
  if (!row) return undefined;
  const reserved = await takeSnapshot(tx, row);
  // The demonstration has no offers for free.
  const snapshot =
    status === 'confirmed' ? { ...reserved, price: 0, discountPercentage: 100, enrollmentFee: 0 } : reserved;
  const createdAt = new Date(Date.now() - reservedAgo[status] * hour);
  const [order] = await tx
    .insert(scholarshipOrder)
    .values({
      code: newOrderCode(),
      accountId,
      offerId: row.id,
      schoolId: row.schoolId,
      status,
      studentName: `${children[status]} de Demonstração`,
      // The usual age: one year old at the first grade, one year older at each following grade.
      studentBirthDate: `${row.year - row.grade - 1}-03-14`,
      snapshot,
      amountDue: offerPayment(snapshot).amount,
      demo: true,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + RESERVATION_HOURS * hour),
    })
    .returning({ id: scholarshipOrder.id });
  if (!order) return undefined;
  await tx.insert(orderStatusChange).values(
    histories[status].map(([step, after]) => ({
      orderId: order.id,
      status: step,
      createdAt: new Date(createdAt.getTime() + after * hour),
    })),
  );
  return row.schoolId;
}
