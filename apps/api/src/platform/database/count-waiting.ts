import { count, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** What waits for our team. */
export interface WaitingCount {
  readonly count: number;
  /** Since when the first one waits; null if none does, or where nothing says since when. */
  readonly oldest: Date | null;
}

/**
 * Counts the rows of a queue of our team.
 *
 * @param since column of the time from which a row waits.
 */
export async function countWaiting(
  db: NodePgDatabase,
  table: PgTable,
  { condition, since }: { readonly condition: SQL | undefined; readonly since: AnyPgColumn<{ data: Date }> },
): Promise<WaitingCount> {
  const [row] = await db
    .select({ count: count(), oldest: sql<Date | null>`min(${since})`.mapWith(since) })
    .from(table)
    .where(condition);
  return row ?? { count: 0, oldest: null };
}
