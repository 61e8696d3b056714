import { type RefusalReason, refusalReasons, type RefusalRefund } from '@melhor-escola/domain/refusal';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { auditEvent } from '../platform/database/account-schema.ts';

/** Its school's refusal of an order. */
export interface Refusal {
  readonly reason: RefusalReason;
  /** Whether all that was paid goes back (`refusalRefund`), and the payment host has not reported it yet. */
  readonly isRefundDue: boolean;
}

/** The action of the audit event that records one, with its reason. */
export const REFUSED = 'order.refused';

/** The action of the audit event that records that the payment host has refunded a refused order. */
export const REFUNDED = 'order.refunded';

/**
 * Refusals after which all that was paid goes back, without those whose refund the payment host has reported. The action stands in the statement
 * itself, as in the index of refusals, without which all events would be read.
 */
const refusalsToRefund = sql`${auditEvent} AS refused WHERE refused.action = ${sql.raw(`'${REFUSED}'`)}
  AND refused.after ->> 'refund' = ${'full' satisfies RefusalRefund}
  AND NOT EXISTS (SELECT FROM ${auditEvent} AS refunded WHERE refunded.subject = refused.subject
    AND refunded.action = ${REFUNDED})`;

/**
 * Condition: all that was paid goes back since its school refused it, and the payment host has not reported that yet.
 *
 * @param subject of the order's audit events, with the name of its table: 'order:12'.
 */
const isRefundDue = (subject: SQL) =>
  sql<boolean>`EXISTS (SELECT FROM ${refusalsToRefund} AND refused.subject = ${subject})`;

/** The ids of all orders of which that is so, as a subquery. */
export const ordersToRefund = sql`(SELECT split_part(refused.subject, ':', 2)::int FROM ${refusalsToRefund})`;

export const refusalReason = z.enum(refusalReasons.map(({ slug }) => slug));

const recorded = z.object({ reason: refusalReason });

/** The refusals among these orders, by the order's id. They stand in the audit trail alone: an order is refused once, for good. */
export async function findRefusals(
  db: NodePgDatabase,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, Refusal>> {
  if (orderIds.length === 0) return new Map();
  const subjects = new Map(orderIds.map((id) => [`order:${id}`, id]));
  const events = await db
    .select({
      subject: auditEvent.subject,
      after: auditEvent.after,
      // The table is named, because drizzle names it only in statements with a join.
      isRefundDue: isRefundDue(sql`${auditEvent}.subject`),
    })
    .from(auditEvent)
    .where(and(inArray(auditEvent.subject, [...subjects.keys()]), eq(auditEvent.action, REFUSED)))
    .orderBy(asc(auditEvent.id));
  return new Map(
    events.map(({ subject, after, isRefundDue: isDue }) => [
      subjects.get(subject) ?? 0,
      { ...recorded.parse(after), isRefundDue: isDue },
    ]),
  );
}
