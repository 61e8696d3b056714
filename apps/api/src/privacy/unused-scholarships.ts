import { and, asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { scholarshipOrder } from '../database/order-schema.ts';
import type { unusedScholarship } from './schema.ts';

/** The account's paid scholarships without a confirmed enrollment. */
export async function findUnusedScholarships(
  db: NodePgDatabase,
  accountId: number,
): Promise<z.input<typeof unusedScholarship>[]> {
  const paid = await db
    .select()
    .from(scholarshipOrder)
    .where(and(eq(scholarshipOrder.accountId, accountId), eq(scholarshipOrder.status, 'paid')))
    .orderBy(asc(scholarshipOrder.id));
  return paid.map(({ code, studentName, snapshot }) => ({
    code,
    school: snapshot.school.name,
    student: studentName.split(' ', 1)[0] ?? studentName,
    year: snapshot.year,
  }));
}
