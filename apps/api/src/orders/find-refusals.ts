import { type RefusalReason, refusalReasons } from '@melhor-escola/domain/refusal';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { auditEvent } from '../platform/database/account-schema.ts';

/** Its school's refusal of an order. */
export interface Refusal {
  readonly reason: RefusalReason;
}

/** The action of the audit event that records one, with its reason. */
export const REFUSED = 'order.refused';

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
    .select({ subject: auditEvent.subject, after: auditEvent.after })
    .from(auditEvent)
    .where(and(inArray(auditEvent.subject, [...subjects.keys()]), eq(auditEvent.action, REFUSED)))
    .orderBy(asc(auditEvent.id));
  return new Map(events.map(({ subject, after }) => [subjects.get(subject) ?? 0, recorded.parse(after)]));
}
