import { and, eq, inArray, lte, or, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { isListed } from '../../../catalog/schools/listing.ts';
import { school } from '../../../platform/database/schema.ts';
import { schoolVisit } from '../../../platform/database/school-visit-schema.ts';
import { toVisitDays } from '../schema.ts';
import { toSchoolVisit } from '../school/schema.ts';
import { listVisits, visitIsWaiting } from '../visit.ts';
import type { unansweredVisitsBody } from './schema.ts';

/** How long a school may take to answer before our team calls it. */
const ANSWER_DAYS = 2;

/** Condition for the requests that our team takes care of. */
export function isUnanswered(db: NodePgDatabase, now: Date): SQL | undefined {
  const overdue = new Date(now.getTime() - ANSWER_DAYS * 86_400_000);
  return and(
    visitIsWaiting(now),
    inArray(schoolVisit.schoolId, db.select({ id: school.id }).from(school).where(isListed)),
    or(eq(schoolVisit.forwardedTo, 'team'), lte(schoolVisit.changedAt, overdue)),
  );
}

export interface UnansweredVisitFilter {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly now: Date;
}

/**
 * A page of the requests that wait for a school that got no mail of it, because its mailbox is unknown or full for today, or whose people have
 * not answered: our team calls the school, and decides for it by the calls of `school/`.
 */
export async function findUnansweredVisits(
  db: NodePgDatabase,
  { page, size, now }: UnansweredVisitFilter,
): Promise<z.input<typeof unansweredVisitsBody>> {
  const condition = isUnanswered(db, now);
  const total = await db.$count(schoolVisit, condition);
  const found = await listVisits(db, condition, { size, offset: (page - 1) * size });
  return {
    total,
    pages: Math.max(1, Math.ceil(total / size)),
    visits: found.map(({ visit, school: visited }) => ({
      school: { slug: visited.slug, name: visited.name, phone: visited.phone },
      reason: visit.forwardedTo === 'team' ? 'no-mailbox' : 'no-answer',
      days: toVisitDays(visited, now).days,
      visit: toSchoolVisit({ visit, school: visited }, now),
    })),
  };
}
