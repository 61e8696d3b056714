import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  orderStatusChange,
  scholarshipOrder,
  type OrderStatus,
} from '../../platform/database/order-schema.ts';
import { isRefundDue } from '../find-refusals.ts';
import type { OrderRow } from '../order.ts';

export interface OperatedOrderFilter {
  readonly status?: OrderStatus | undefined;
  /** A school's slug at the time of the reservation. */
  readonly school?: string | undefined;
  /** 'YYYY-MM-DD' in Brasília: only orders whose status changed on this day or later. */
  readonly since?: string | undefined;
  /** Only orders that were paid after the last seat was taken. */
  readonly oversold: boolean;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** An order in the operator's list. */
export interface ListedOrder {
  readonly order: OrderRow;
  readonly paidAt: Date | null;
  /** Whether it was refused after its payment, and the payment host has not reported the refund yet. */
  readonly isRefundDue: boolean;
}

/** When the order was first paid. The table is named, because drizzle names it only in statements with a join. */
const paidAt = sql<Date | null>`(SELECT min(paid.created_at) FROM ${orderStatusChange} AS paid
  WHERE paid.order_id = ${scholarshipOrder}.id AND paid.status = 'paid')`.mapWith(
  orderStatusChange.createdAt,
);

const refundDue = isRefundDue(sql`('order:' || ${scholarshipOrder}.id)`);

/** A page of all orders, those with a refund due first, then the newest, and their total number. */
export async function findOperatedOrders(
  db: NodePgDatabase,
  { status, school: slug, since, oversold, page, size }: OperatedOrderFilter,
): Promise<{ readonly orders: readonly ListedOrder[]; readonly total: number }> {
  const condition = and(
    status && eq(scholarshipOrder.status, status),
    oversold ? eq(scholarshipOrder.seatMissing, true) : undefined,
    slug === undefined ? undefined : sql`${scholarshipOrder.snapshot} #>> '{school,slug}' = ${slug}`,
    since === undefined
      ? undefined
      : sql`EXISTS (SELECT FROM ${orderStatusChange} AS recent WHERE recent.order_id = ${scholarshipOrder}.id
          AND recent.created_at >= (${since}::timestamp AT TIME ZONE 'America/Sao_Paulo'))`,
  );
  const total = await db.$count(scholarshipOrder, condition);
  const orders = await db
    .select({ order: getTableColumns(scholarshipOrder), paidAt, isRefundDue: refundDue })
    .from(scholarshipOrder)
    .where(condition)
    .orderBy(desc(refundDue), desc(scholarshipOrder.id))
    .limit(size)
    .offset((page - 1) * size);
  return { orders, total };
}
