import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { auditEvent } from '../database/account-schema.ts';

/** Who did what to whose data. Numbers and kinds only: what was written is not repeated here. */
export interface AuditEvent {
  readonly actor: `account:${number}` | 'operator' | 'system';
  /** '{what}.{done}': 'account.deleted', 'review.rejected'. */
  readonly action: `${string}.${string}`;
  /** '{what}:{key}': 'account:12', 'review:7'. */
  readonly subject: `${string}:${string | number}`;
  readonly requestId?: string;
}

/** Notes what was done, in the transaction that does it. */
export async function recordAuditEvent(db: NodePgDatabase, event: AuditEvent): Promise<void> {
  await db.insert(auditEvent).values(event);
}
