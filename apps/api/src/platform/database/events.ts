import type { Unlisting } from '@melhor-escola/domain/school-listing';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { scholarshipOrder } from './order-schema.ts';

/**
 * What happens in one group of the service and concerns the groups above it, which it does not know. Handlers run in the
 * transaction in which it happens: all of it is stored, or nothing. `event-handlers.ts` binds them.
 */
export interface Events {
  /** An account has proven access to its mailbox. */
  readonly emailConfirmed: (tx: NodePgDatabase, accountId: number) => Promise<void>;
  /** The school has enrolled an order's student. */
  readonly enrolled: (tx: NodePgDatabase, order: typeof scholarshipOrder.$inferSelect) => Promise<void>;
  /** Schools have left the directory. @param unlisted why, by the school's id. Their rows are locked. */
  readonly schoolsUnlisted: (tx: NodePgDatabase, unlisted: ReadonlyMap<number, Unlisting>) => Promise<void>;
}
