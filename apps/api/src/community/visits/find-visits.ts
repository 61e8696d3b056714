import { desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import { school } from '../../platform/database/schema.ts';

/** A page of requests that our team must pass on, or of all, latest first, and their total number. */
export async function findOperatedVisits(
  db: NodePgDatabase,
  { page, size, all }: { readonly page: number; readonly size: number; readonly all: boolean },
) {
  const condition = all ? undefined : eq(schoolVisit.forwardedTo, 'team');
  const total = await db.$count(schoolVisit, condition);
  const visits = await db
    .select({
      visit: schoolVisit,
      school: { slug: school.slug, name: school.name, phone: school.phone },
    })
    .from(schoolVisit)
    .innerJoin(school, eq(school.id, schoolVisit.schoolId))
    .where(condition)
    .orderBy(desc(schoolVisit.id))
    .limit(size)
    .offset((page - 1) * size);
  return { visits, total };
}
