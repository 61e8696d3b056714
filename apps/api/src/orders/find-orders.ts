import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { orderStatusChange, scholarshipOrder, type OrderStatus } from '../platform/database/order-schema.ts';
import { city, school } from '../platform/database/schema.ts';
import { contactColumns, type SchoolContact, toSchoolContact } from '../search/directory/school-contact.ts';
import { findRefusals } from './find-refusals.ts';
import { orderNotFound } from './order.ts';
import type { FoundOrder } from './schema.ts';
import { readOrderCode } from '../platform/readable-codes.ts';

export interface OrderFilter {
  /** All if absent. */
  readonly statuses?: readonly OrderStatus[] | undefined;
  /** The number of the page, from 1. */
  readonly page: number;
  readonly size: number;
}

/** A page of an account's orders, newest first, and their total number. */
export async function findOrders(
  db: NodePgDatabase,
  accountId: number,
  { statuses, page, size }: OrderFilter,
): Promise<{ readonly orders: FoundOrder[]; readonly total: number }> {
  const condition = and(
    eq(scholarshipOrder.accountId, accountId),
    statuses === undefined ? undefined : inArray(scholarshipOrder.status, [...statuses]),
  );
  const total = await db.$count(scholarshipOrder, condition);
  const orders = await readOrders(db, condition, { size, offset: (page - 1) * size });
  return { orders, total };
}

/**
 * One of the account's orders, by code or id.
 *
 * @throws {ServiceError} 404 ORDER_NOT_FOUND, for another user's order as for an unknown one (S20).
 */
export async function findOrder(db: NodePgDatabase, accountId: number, key: string): Promise<FoundOrder> {
  const [found] = await readOrders(db, and(eq(scholarshipOrder.accountId, accountId), isOrder(key)), {
    size: 1,
    offset: 0,
  });
  if (!found) throw orderNotFound();
  return found;
}

/** Condition: the order has this code or id. */
function isOrder(key: string): SQL {
  const code = readOrderCode(key);
  if (code !== undefined) return eq(scholarshipOrder.code, code);
  // Nine digits fit the column.
  if (/^[1-9]\d{0,8}$/.test(key)) return eq(scholarshipOrder.id, Number(key));
  return sql`false`;
}

type JoinedContact = { readonly [Column in keyof typeof contactColumns]: string | null };

async function readOrders(
  db: NodePgDatabase,
  condition: SQL | undefined,
  { size, offset }: { readonly size: number; readonly offset: number },
): Promise<FoundOrder[]> {
  const rows = await db
    .select({ order: scholarshipOrder, contact: contactColumns })
    .from(scholarshipOrder)
    .leftJoin(school, eq(school.id, scholarshipOrder.schoolId))
    .leftJoin(city, eq(city.id, school.cityId))
    .where(condition)
    .orderBy(desc(scholarshipOrder.id))
    .limit(size)
    .offset(offset);
  const ids = rows.map(({ order }) => order.id);
  const histories = await readHistories(db, ids);
  const refusals = await findRefusals(db, ids);
  return rows.map(({ order, contact }) => ({
    order,
    school: toContact(contact),
    history: histories.get(order.id) ?? [],
    refusal: refusals.get(order.id),
  }));
}

/** The statuses that each of these orders has had, oldest first. */
export async function readHistories(
  db: NodePgDatabase,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly (typeof orderStatusChange.$inferSelect)[]>> {
  if (orderIds.length === 0) return new Map();
  const changes = await db
    .select()
    .from(orderStatusChange)
    .where(inArray(orderStatusChange.orderId, [...orderIds]))
    .orderBy(asc(orderStatusChange.id));
  return Map.groupBy(changes, ({ orderId }) => orderId);
}

/** null when the school is gone: every column is null then. */
function toContact({ slug, name, city: cityName, uf, ...rest }: JoinedContact): SchoolContact | null {
  if (slug === null || name === null || cityName === null || uf === null) return null;
  return toSchoolContact({ slug, name, city: cityName, uf, ...rest });
}
