import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { scholarshipOrder } from '../../platform/database/order-schema.ts';
import { school } from '../../platform/database/schema.ts';
import { ordersToRefund } from '../find-refusals.ts';
import { orderNotFound } from '../order.ts';
import { readSchoolOrders } from '../school-orders/find-school-orders.ts';
import type { schoolOrderPageBody } from '../school-orders/schema.ts';
import type { OperatedOrderState, operatedOrdersBody } from './schema.ts';
import { countPages } from '../../platform/http/slice-routes.ts';

export interface OperatedOrderFilter {
  readonly state: OperatedOrderState;
  /** The number of the page, from 1. */
  readonly page: number;
  readonly size: number;
}

/** Without the orders of a school that is gone: nothing can be decided about them. */
export const operatedOrders: Readonly<Record<OperatedOrderState, SQL | undefined>> = {
  oversold: and(isNotNull(scholarshipOrder.schoolId), eq(scholarshipOrder.seatMissing, true)),
  'refund-due': and(
    isNotNull(scholarshipOrder.schoolId),
    // A refused order is canceled for good.
    eq(scholarshipOrder.status, 'cancelled'),
    sql`${scholarshipOrder.id} IN ${ordersToRefund}`,
  ),
};

/**
 * A page of the orders of all schools that our team settles, oldest first, as their schools see them but for the student's name: who the
 * family is, is a call of its own, which is recorded.
 */
export async function findOperatedOrders(
  db: NodePgDatabase,
  { state, page, size }: OperatedOrderFilter,
): Promise<z.input<typeof operatedOrdersBody>> {
  const counts = {
    oversold: await db.$count(scholarshipOrder, operatedOrders.oversold),
    'refund-due': await db.$count(scholarshipOrder, operatedOrders['refund-due']),
  };
  const orders = await readSchoolOrders(db, operatedOrders[state], {
    role: 'operator',
    orderBy: [asc(scholarshipOrder.id)],
    size,
    offset: (page - 1) * size,
  });
  const schools = await findOrderSchools(
    db,
    orders.map((order) => order.internalTransactionCode),
  );
  return {
    counts,
    pages: countPages(counts[state], size),
    orders: orders.flatMap((order) => {
      const found = schools.get(order.internalTransactionCode);
      return found ? [{ school: found, order: { ...order, studentName: null } }] : [];
    }),
  };
}

/** The schools of these orders, by the order's code. */
async function findOrderSchools(db: NodePgDatabase, codes: readonly string[]) {
  const rows =
    codes.length === 0
      ? []
      : await db
          .select({ code: scholarshipOrder.code, slug: school.slug, name: school.name })
          .from(scholarshipOrder)
          .innerJoin(school, eq(school.id, scholarshipOrder.schoolId))
          .where(inArray(scholarshipOrder.code, [...codes]));
  return new Map(rows.map(({ code, ...found }) => [code, found]));
}

/** The order with this code, as in the lists. @throws {ServiceError} 404 ORDER_NOT_FOUND, also when its school is gone. */
export async function findOperatedOrder(
  db: NodePgDatabase,
  code: string,
): Promise<z.input<typeof schoolOrderPageBody>> {
  const [order] = await readSchoolOrders(db, eq(scholarshipOrder.code, code), {
    role: 'operator',
    orderBy: [],
    size: 1,
    offset: 0,
  });
  const found = (await findOrderSchools(db, [code])).get(code);
  if (!order || !found) throw orderNotFound();
  return { school: found, order: { ...order, studentName: null } };
}
