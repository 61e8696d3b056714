import { today } from '@melhor-escola/domain/date';
import { sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { securedStatuses } from '../../catalog/offers/order-status.ts';
import { schoolDay } from '../../platform/database/collected-schema.ts';
import { favorite } from '../../platform/database/account-schema.ts';
import { orderStatusChange, scholarshipOrder } from '../../platform/database/order-schema.ts';
import { question } from '../../platform/database/question-schema.ts';
import { offer, review, school } from '../../platform/database/schema.ts';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import { isOfferShown } from '../../search/offers/offer-filter.ts';
import { visitIsWaiting } from '../visits/visit.ts';
import type { schoolOverviewBody } from './schema.ts';

/** Days before its end from which an offer is among what waits. */
const ENDING_DAYS = 14;

const row = z.object({
  slug: z.string(),
  name: z.string(),
  visits: z.int(),
  questions: z.int(),
  reviews: z.int(),
  orders: z.int(),
  oversold: z.int(),
  endingOffers: z.int(),
  offers: z.int(),
  seatsLeft: z.int(),
  views: z.tuple([z.int(), z.int()]),
  comparisons: z.tuple([z.int(), z.int()]),
  saves: z.tuple([z.int(), z.int()]),
  visitRequests: z.tuple([z.int(), z.int()]),
  reservations: z.tuple([z.int(), z.int()]),
  enrollments: z.tuple([z.int(), z.int()]),
});

/** Counts what waits for a school and what happened this week. One statement: all counts are of the same moment. */
export async function findSchoolOverview(
  db: NodePgDatabase,
  schoolId: number,
): Promise<z.input<typeof schoolOverviewBody>> {
  const ofSchool = (column: PgColumn) => sql`${column} = ${schoolId}`;
  const secured = sql.join(
    securedStatuses.map((status) => sql`${status}`),
    sql`, `,
  );
  const { rows } = await db.execute(sql`
    SELECT ${school.slug}, ${school.name},
      (SELECT count(*)::int FROM ${schoolVisit} WHERE ${ofSchool(schoolVisit.schoolId)} AND ${visitIsWaiting(new Date())}) AS visits,
      (SELECT count(*)::int FROM ${question} WHERE ${ofSchool(question.schoolId)} AND ${question.status} = 'published'
        AND ${question.answer} IS NULL) AS questions,
      (SELECT count(*)::int FROM ${review} WHERE ${ofSchool(review.schoolId)} AND ${review.status} = 'published'
        AND ${review.reply} IS NULL) AS reviews,
      (SELECT count(*)::int FROM ${scholarshipOrder} WHERE ${ofSchool(scholarshipOrder.schoolId)}
        AND ${scholarshipOrder.status} IN (${secured})) AS orders,
      (SELECT count(*)::int FROM ${scholarshipOrder} WHERE ${ofSchool(scholarshipOrder.schoolId)}
        AND ${scholarshipOrder.seatMissing}) AS oversold,
      (SELECT count(*)::int FROM ${offer} WHERE ${ofSchool(offer.schoolId)} AND ${isOfferShown()}
        AND ${offer.validUntil} < ${today()}::date + ${ENDING_DAYS}::int) AS "endingOffers",
      (SELECT count(*)::int FROM ${offer} WHERE ${ofSchool(offer.schoolId)} AND ${isOfferShown()}) AS offers,
      (SELECT coalesce(sum(${offer.seatsLeft}), 0)::int FROM ${offer} WHERE ${ofSchool(offer.schoolId)} AND ${isOfferShown()}) AS "seatsLeft",
      ${twoWeeksOfDays(schoolDay.views, schoolId)} AS views,
      ${twoWeeksOfDays(schoolDay.comparisons, schoolId)} AS comparisons,
      ${twoWeeks(favorite.createdAt, sql`${favorite} WHERE ${ofSchool(favorite.schoolId)}`)} AS saves,
      ${twoWeeks(schoolVisit.createdAt, sql`${schoolVisit} WHERE ${ofSchool(schoolVisit.schoolId)}`)} AS "visitRequests",
      ${twoWeeks(scholarshipOrder.createdAt, sql`${scholarshipOrder} WHERE ${ofSchool(scholarshipOrder.schoolId)}`)} AS reservations,
      ${twoWeeks(
        orderStatusChange.createdAt,
        sql`${orderStatusChange} JOIN ${scholarshipOrder} ON ${scholarshipOrder.id} = ${orderStatusChange.orderId}
          WHERE ${ofSchool(scholarshipOrder.schoolId)} AND ${orderStatusChange.status} = 'enrolled'`,
      )} AS enrollments
    FROM ${school} WHERE ${school.id} = ${schoolId}`);
  const { slug, name, offers, seatsLeft, ...found } = row.parse(rows[0]);
  const { views, comparisons, saves, visitRequests, reservations, enrollments, ...waiting } = found;
  return {
    school: { slug, name },
    waiting,
    offers,
    seatsLeft,
    week: {
      views: week(views),
      comparisons: week(comparisons),
      saves: week(saves),
      visits: week(visitRequests),
      orders: week(reservations),
      enrollments: week(enrollments),
    },
  };
}

const week = ([current, previous]: readonly [number, number]) => ({ current, previous });

/** Counts rows of the last seven days and of the seven before, as a JSON array. @param from a table with its condition. */
function twoWeeks(time: PgColumn, from: SQL): SQL {
  return sql`(SELECT json_build_array(count(*) FILTER (WHERE ${time} > now() - interval '7 days'),
    count(*) FILTER (WHERE ${time} <= now() - interval '7 days' AND ${time} > now() - interval '14 days')) FROM ${from})`;
}

/** Adds up a count per day of the last seven days, today among them, and of the seven before, as a JSON array. */
function twoWeeksOfDays(count: PgColumn, schoolId: number): SQL {
  const ago = sql`${today()}::date - ${schoolDay.day}`;
  return sql`(SELECT json_build_array(coalesce(sum(${count}) FILTER (WHERE ${ago} < 7), 0),
    coalesce(sum(${count}) FILTER (WHERE ${ago} BETWEEN 7 AND 13), 0)) FROM ${schoolDay} WHERE ${schoolDay.schoolId} = ${schoolId})`;
}
