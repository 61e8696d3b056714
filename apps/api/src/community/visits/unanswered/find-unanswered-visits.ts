import { DAY_MS } from '@melhor-escola/domain/time-zone';
import { and, eq, lte, or, sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { z } from 'zod';
import { school } from '../../../platform/database/schema.ts';
import { schoolVisit } from '../../../platform/database/school-visit-schema.ts';
import { toVisitDays } from '../schema.ts';
import { toSchoolVisit } from '../school/schema.ts';
import { listVisits, visitIsWaiting } from '../visit.ts';
import type { unansweredVisitsBody } from './schema.ts';
import { countPages } from '../../../platform/http/slice-routes.ts';

/** How long a school may take to answer before our team calls it. */
const ANSWER_DAYS = 2;

export interface UnansweredVisitFilter {
  /** The number of the page, from 1. */
  readonly page: number;
  readonly size: number;
  readonly now: Date;
}

/** Condition for the requests that wait for a school on the site which got no mail of them, or whose people have not answered for two days. */
export function isUnanswered(now: Date): SQL | undefined {
  const overdue = new Date(now.getTime() - ANSWER_DAYS * DAY_MS);
  return and(
    visitIsWaiting(now),
    or(eq(schoolVisit.forwardedTo, 'team'), lte(schoolVisit.changedAt, overdue)),
    // The tables are named, because drizzle names them only in statements with a join.
    sql`EXISTS (SELECT FROM ${school} AS visited WHERE visited.id = ${schoolVisit}.school_id AND visited.unlisted_reason IS NULL)`,
  );
}

/**
 * A page of the requests that wait for a school that got no mail of it, because its mailbox is unknown or full for today, or whose people have
 * not answered: our team calls the school, and decides for it by the calls of `school/`.
 */
export async function findUnansweredVisits(
  db: NodePgDatabase,
  { page, size, now }: UnansweredVisitFilter,
): Promise<z.input<typeof unansweredVisitsBody>> {
  const condition = isUnanswered(now);
  const total = await db.$count(schoolVisit, condition);
  const found = await listVisits(db, condition, { size, offset: (page - 1) * size });
  return {
    total,
    pages: countPages(total, size),
    visits: found.map(({ visit, school: visited }) => ({
      school: { slug: visited.slug, name: visited.name, phone: visited.phone },
      reason: visit.forwardedTo === 'team' ? 'no-mailbox' : 'no-answer',
      days: toVisitDays(visited, now).days,
      // What a family writes may say who it is.
      visit: { ...toSchoolVisit({ visit, school: visited }, now), question: null },
    })),
  };
}
