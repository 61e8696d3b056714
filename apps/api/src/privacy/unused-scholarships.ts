import { and, asc, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { scholarshipOrder } from '../platform/database/order-schema.ts';
import { securedStatuses } from '../catalog/offers/order-status.ts';
import type { unusedScholarship } from './schema.ts';

/** The account's scholarships, paid or for free, without a confirmed enrollment. */
export async function findUnusedScholarships(
  db: NodePgDatabase,
  accountId: number,
): Promise<z.input<typeof unusedScholarship>[]> {
  const unused = await db
    .select()
    .from(scholarshipOrder)
    .where(
      and(eq(scholarshipOrder.accountId, accountId), inArray(scholarshipOrder.status, [...securedStatuses])),
    )
    .orderBy(asc(scholarshipOrder.id));
  return unused.map(({ code, status, studentName, snapshot }) => ({
    code,
    paid: status === 'paid',
    school: snapshot.school.name,
    student: studentName.split(' ', 1)[0] ?? studentName,
    year: snapshot.year,
  }));
}
