import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account } from '../../platform/database/account-schema.ts';
import {
  orderStatusChange,
  scholarshipOrder,
  type OrderStatus,
} from '../../platform/database/order-schema.ts';
import { offer, school } from '../../platform/database/schema.ts';
import { orderNotFound, type OrderRow } from '../order.ts';

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
}

/** An order with whom to call. */
export interface ShownOrder extends ListedOrder {
  /** null once the account was deleted. */
  readonly owner: { readonly name: string; readonly email: string; readonly phone: string | null } | null;
  /** Seats left of its offer now; null when that is gone. */
  readonly seatsLeft: number | null;
  /** null when the school is gone. */
  readonly schoolContact: { readonly email: string | null; readonly phone: string | null } | null;
  readonly history: readonly { readonly status: OrderStatus; readonly createdAt: Date }[];
}

/** When the order was first paid. The table is named, because drizzle names it only in statements with a join. */
const paidAt = sql<Date | null>`(SELECT min(paid.created_at) FROM ${orderStatusChange} AS paid
  WHERE paid.order_id = ${scholarshipOrder}.id AND paid.status = 'paid')`.mapWith(
  orderStatusChange.createdAt,
);

/** A page of all orders, newest first, and their total number. */
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
    .select({ order: getTableColumns(scholarshipOrder), paidAt })
    .from(scholarshipOrder)
    .where(condition)
    .orderBy(desc(scholarshipOrder.id))
    .limit(size)
    .offset((page - 1) * size);
  return { orders, total };
}

/**
 * An order with its family's and its school's contact.
 *
 * @throws {ServiceError} 404 ORDER_NOT_FOUND
 */
export async function showOrder(db: NodePgDatabase, code: string): Promise<ShownOrder> {
  const [row] = await db
    .select({
      order: getTableColumns(scholarshipOrder),
      paidAt,
      owner: { name: account.name, email: account.email, phone: account.phone },
      seatsLeft: offer.seatsLeft,
      // With the id: of a school whose selected columns are all null, drizzle would make null.
      found: { id: school.id, email: school.email, phone: school.phone },
    })
    .from(scholarshipOrder)
    .leftJoin(account, eq(account.id, scholarshipOrder.accountId))
    .leftJoin(school, eq(school.id, scholarshipOrder.schoolId))
    .leftJoin(offer, eq(offer.id, scholarshipOrder.offerId))
    .where(eq(scholarshipOrder.code, code));
  if (!row) throw orderNotFound();
  const { found, ...shown } = row;
  const history = await db
    .select({ status: orderStatusChange.status, createdAt: orderStatusChange.createdAt })
    .from(orderStatusChange)
    .where(eq(orderStatusChange.orderId, shown.order.id))
    .orderBy(asc(orderStatusChange.id));
  const schoolContact = found && { email: found.email, phone: found.phone };
  return { ...shown, schoolContact, history };
}
