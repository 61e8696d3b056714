import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { auditEvent, type AuditedValues } from '../database/account-schema.ts';

/** An entry of the audit trail: ids and kinds, and of a school's own statements what they were and are. */
export interface AuditEvent {
  readonly actor: `account:${number}` | 'operator' | 'system';
  /** '{what}.{done}': 'account.deleted', 'review.rejected'. */
  readonly action: `${string}.${string}`;
  /** '{what}:{key}': 'account:12', 'review:7'. */
  readonly subject: `${string}:${string | number}`;
  /** The school whose log shows the event. */
  readonly schoolId?: number;
  /** Only what changed. Never a family's data. */
  readonly before?: AuditedValues;
  readonly after?: AuditedValues;
  readonly requestId?: string;
}

/** Records an action, in the transaction that performs it. */
export async function recordAuditEvent(db: NodePgDatabase, event: AuditEvent): Promise<void> {
  await db.insert(auditEvent).values(event);
}

/** Records several. */
export async function recordAuditEvents(db: NodePgDatabase, events: readonly AuditEvent[]): Promise<void> {
  if (events.length > 0) await db.insert(auditEvent).values([...events]);
}
