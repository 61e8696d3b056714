import { sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { securedStatuses } from '../../catalog/offers/order-status.ts';
import { scholarshipOrder } from '../../platform/database/order-schema.ts';
import { question } from '../../platform/database/question-schema.ts';
import { offer, review } from '../../platform/database/schema.ts';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import { isOfferShown } from '../../search/offers/offer-filter.ts';
import { visitIsWaiting } from '../visits/visit.ts';

/** Days before its end from which an offer is among what waits. */
const ENDING_DAYS = 14;

/** What waits for the people of a school, as `waitingColumns` counts it. */
export const waitingCounts = z.object({
  visits: z.int(),
  questions: z.int(),
  reviews: z.int(),
  orders: z.int(),
  oversold: z.int(),
  endingOffers: z.int(),
});

export type WaitingCounts = z.infer<typeof waitingCounts>;

/** A school at a moment. */
export interface SchoolMoment {
  readonly schoolId: number;
  readonly now: Date;
  /** 'YYYY-MM-DD': the day of the moment at the school. */
  readonly day: string;
}

/** Columns of a statement that count what waits for a school, named as in {@link waitingCounts}. */
export function waitingColumns({ schoolId, now, day }: SchoolMoment): SQL {
  const ofSchool = (column: PgColumn) => sql`${column} = ${schoolId}`;
  const secured = sql.join(
    securedStatuses.map((status) => sql`${status}`),
    sql`, `,
  );
  return sql`
    (SELECT count(*)::int FROM ${schoolVisit} WHERE ${ofSchool(schoolVisit.schoolId)} AND ${visitIsWaiting(now)}) AS visits,
    (SELECT count(*)::int FROM ${question} WHERE ${ofSchool(question.schoolId)} AND ${question.status} = 'published'
      AND ${question.answer} IS NULL) AS questions,
    (SELECT count(*)::int FROM ${review} WHERE ${ofSchool(review.schoolId)} AND ${review.status} = 'published'
      AND ${review.reply} IS NULL) AS reviews,
    (SELECT count(*)::int FROM ${scholarshipOrder} WHERE ${ofSchool(scholarshipOrder.schoolId)}
      AND ${scholarshipOrder.status} IN (${secured})) AS orders,
    (SELECT count(*)::int FROM ${scholarshipOrder} WHERE ${ofSchool(scholarshipOrder.schoolId)}
      AND ${scholarshipOrder.seatMissing}) AS oversold,
    (SELECT count(*)::int FROM ${offer} WHERE ${ofSchool(offer.schoolId)} AND ${isOfferShown()}
      AND ${offer.validUntil} < ${day}::date + ${ENDING_DAYS}::int) AS "endingOffers"`;
}

/** Counts what waits for a school. */
export async function findWaitingCounts(db: NodePgDatabase, moment: SchoolMoment): Promise<WaitingCounts> {
  const { rows } = await db.execute(sql`SELECT ${waitingColumns(moment)}`);
  return waitingCounts.parse(rows[0]);
}
