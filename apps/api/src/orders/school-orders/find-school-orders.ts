import type { PanelRole } from '@melhor-escola/domain/panel-role';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { securedStatuses, unpaidStatuses } from '../../catalog/offers/order-status.ts';
import { cityTimeZone } from '@melhor-escola/domain/time-zone';
import { scholarshipOrder, type OrderStatus } from '../../platform/database/order-schema.ts';
import { offer, school } from '../../platform/database/schema.ts';
import { readHistories } from '../find-orders.ts';
import { findRefusals } from '../find-refusals.ts';
import { orderNotFound } from '../order.ts';
import {
  type SchoolOrderBody,
  type schoolOrderPageBody,
  type schoolOrdersBody,
  type SchoolOrderState,
} from './schema.ts';
import { toSchoolOrder } from './school-order.ts';
import { countPages } from '../../platform/http/slice-routes.ts';

/** The statuses of each list of a school's orders; an oversold one may be paid or already enrolled. */
const stateStatuses: Readonly<Record<Exclude<SchoolOrderState, 'oversold'>, readonly OrderStatus[]>> = {
  'to-enroll': securedStatuses,
  unpaid: unpaidStatuses,
  enrolled: ['enrolled'],
  over: ['cancelled', 'expired'],
};

const isInState = (state: SchoolOrderState) =>
  state === 'oversold'
    ? eq(scholarshipOrder.seatMissing, true)
    : inArray(scholarshipOrder.status, [...stateStatuses[state]]);

/** What waits for somebody is listed with the oldest first, and the rest with the newest. */
const oldestFirst: ReadonlySet<SchoolOrderState> = new Set(['to-enroll', 'unpaid', 'oversold']);

export interface SchoolOrderFilter {
  readonly state: SchoolOrderState;
  /** The number of the page, from 1. */
  readonly page: number;
  readonly size: number;
}

/** Who reads the orders of which school. */
export interface SchoolOrderReader {
  readonly schoolId: number;
  readonly slug: string;
  readonly role: PanelRole;
}

/** A page of a school's orders in a state, oversold ones first, with the number of its orders in each state. */
export async function findSchoolOrders(
  db: NodePgDatabase,
  { schoolId, slug, role }: SchoolOrderReader,
  { state, page, size }: SchoolOrderFilter,
): Promise<z.input<typeof schoolOrdersBody>> {
  const counts = await countOrders(db, schoolId);
  const byAge = oldestFirst.has(state) ? asc(scholarshipOrder.id) : desc(scholarshipOrder.id);
  const orders = await readSchoolOrders(db, and(eq(scholarshipOrder.schoolId, schoolId), isInState(state)), {
    role,
    orderBy: [desc(scholarshipOrder.seatMissing), byAge],
    size,
    offset: (page - 1) * size,
  });
  return {
    school: { slug, name: await readName(db, schoolId) },
    counts,
    pages: countPages(counts[state], size),
    orders,
  };
}

/** One of a school's orders, with the school's name. @throws {ServiceError} 404 ORDER_NOT_FOUND */
export async function findSchoolOrderPage(
  db: NodePgDatabase,
  { schoolId, slug, role }: SchoolOrderReader,
  code: string,
): Promise<z.input<typeof schoolOrderPageBody>> {
  const order = await findSchoolOrder(db, { schoolId, role }, code);
  return { school: { slug, name: await readName(db, schoolId) }, order };
}

/** One of a school's orders. @throws {ServiceError} 404 ORDER_NOT_FOUND, for another school's as for an unknown one. */
export async function findSchoolOrder(
  db: NodePgDatabase,
  { schoolId, role }: Omit<SchoolOrderReader, 'slug'>,
  code: string,
): Promise<SchoolOrderBody> {
  const [found] = await readSchoolOrders(
    db,
    and(eq(scholarshipOrder.schoolId, schoolId), eq(scholarshipOrder.code, code)),
    { role, orderBy: [], size: 1, offset: 0 },
  );
  if (!found) throw orderNotFound();
  return found;
}

const inState = (state: SchoolOrderState) => sql<number>`(count(*) FILTER (WHERE ${isInState(state)}))::int`;

async function countOrders(db: NodePgDatabase, schoolId: number) {
  const [found] = await db
    .select({
      'to-enroll': inState('to-enroll'),
      unpaid: inState('unpaid'),
      enrolled: inState('enrolled'),
      over: inState('over'),
      oversold: inState('oversold'),
    } satisfies Record<SchoolOrderState, SQL>)
    .from(scholarshipOrder)
    .where(eq(scholarshipOrder.schoolId, schoolId));
  if (!found) throw new Error('A count returned no row.');
  return found;
}

async function readName(db: NodePgDatabase, schoolId: number): Promise<string> {
  const [found] = await db.select({ name: school.name }).from(school).where(eq(school.id, schoolId));
  return found?.name ?? '';
}

interface OrderPage {
  readonly role: PanelRole;
  readonly orderBy: readonly SQL[];
  readonly size: number;
  readonly offset: number;
}

/** Orders as their school sees them. @param condition may name the columns of `scholarship_order` and of its offer. */
export async function readSchoolOrders(
  db: NodePgDatabase,
  condition: SQL | undefined,
  { role, orderBy, size, offset }: OrderPage,
): Promise<SchoolOrderBody[]> {
  const rows = await db
    .select({ order: scholarshipOrder, seatsLeft: offer.seatsLeft, cityId: school.cityId })
    .from(scholarshipOrder)
    .innerJoin(school, eq(school.id, scholarshipOrder.schoolId))
    .leftJoin(offer, eq(offer.id, scholarshipOrder.offerId))
    .where(condition)
    .orderBy(...orderBy)
    .limit(size)
    .offset(offset);
  if (rows.length === 0) return [];
  const now = new Date();
  const ids = rows.map(({ order }) => order.id);
  const histories = await readHistories(db, ids);
  const refusals = await findRefusals(db, ids);
  return rows.map(({ order, seatsLeft, cityId }) => {
    const history = histories.get(order.id) ?? [];
    const secured = history.find(({ status }) => securedStatuses.some((one) => one === status));
    const found = {
      order,
      seatsLeft,
      securedAt: secured?.createdAt ?? null,
      changedAt: history.at(-1)?.createdAt ?? order.createdAt,
      refusal: refusals.get(order.id),
    };
    return toSchoolOrder(found, { role, now, timeZone: cityTimeZone(cityId) });
  });
}
