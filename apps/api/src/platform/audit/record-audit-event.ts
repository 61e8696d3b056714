import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { auditEvent } from '../database/account-schema.ts';

/** An entry of the audit trail. It contains ids and kinds only, never the data itself. */
export interface AuditEvent {
  readonly actor: `account:${number}` | 'operator' | 'system';
  /** '{what}.{done}': 'account.deleted', 'review.rejected'. */
  readonly action: `${string}.${string}`;
  /** '{what}:{key}': 'account:12', 'review:7'. */
  readonly subject: `${string}:${string | number}`;
  readonly requestId?: string;
}

/** Records an action, in the transaction that performs it. */
export async function recordAuditEvent(db: NodePgDatabase, event: AuditEvent): Promise<void> {
  await db.insert(auditEvent).values(event);
}
