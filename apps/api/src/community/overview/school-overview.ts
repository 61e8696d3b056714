import { localDay } from '@melhor-escola/domain/time-zone';
import { sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { findSchoolTimeZone } from '../../catalog/schools/school-time.ts';
import { schoolDay } from '../../platform/database/collected-schema.ts';
import { favorite } from '../../platform/database/account-schema.ts';
import { orderStatusChange, scholarshipOrder } from '../../platform/database/order-schema.ts';
import { offer, school } from '../../platform/database/schema.ts';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import { hideSmallCount } from '../../platform/small-count.ts';
import { isOfferShown } from '../../search/offers/offer-filter.ts';
import type { schoolOverviewBody } from './schema.ts';
import { waitingColumns, waitingCounts } from './waiting-counts.ts';

const row = waitingCounts.extend({
  slug: z.string(),
  name: z.string(),
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
  const now = new Date();
  const day = localDay(now, await findSchoolTimeZone(db, schoolId));
  const { rows } = await db.execute(sql`
    SELECT ${school.slug}, ${school.name},
      ${waitingColumns({ schoolId, now, day })},
      (SELECT count(*)::int FROM ${offer} WHERE ${ofSchool(offer.schoolId)} AND ${isOfferShown()}) AS offers,
      (SELECT coalesce(sum(${offer.seatsLeft}), 0)::int FROM ${offer} WHERE ${ofSchool(offer.schoolId)} AND ${isOfferShown()}) AS "seatsLeft",
      ${twoWeeksOfDays(schoolDay.views, { schoolId, day })} AS views,
      ${twoWeeksOfDays(schoolDay.comparisons, { schoolId, day })} AS comparisons,
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
      views: hiddenWeek(views),
      comparisons: hiddenWeek(comparisons),
      saves: hiddenWeek(saves),
      // Exact, because the panel lists each of these with its family's name.
      visits: week(visitRequests),
      orders: week(reservations),
      enrollments: week(enrollments),
    },
  };
}

/** Of what people did unseen. */
const hiddenWeek = ([current, previous]: readonly [number, number]) => ({
  current: hideSmallCount(current),
  previous: hideSmallCount(previous),
});

const week = ([current, previous]: readonly [number, number]) => ({ current, previous });

/** Counts rows of the last seven days and of the seven before, as a JSON array. @param from a table with its condition. */
function twoWeeks(time: PgColumn, from: SQL): SQL {
  return sql`(SELECT json_build_array(count(*) FILTER (WHERE ${time} > now() - interval '7 days'),
    count(*) FILTER (WHERE ${time} <= now() - interval '7 days' AND ${time} > now() - interval '14 days')) FROM ${from})`;
}

/** Adds up a count per day of the last seven days, today among them, and of the seven before, as a JSON array. */
function twoWeeksOfDays(
  count: PgColumn,
  { schoolId, day }: { readonly schoolId: number; readonly day: string },
): SQL {
  const ago = sql`${day}::date - ${schoolDay.day}`;
  return sql`(SELECT json_build_array(coalesce(sum(${count}) FILTER (WHERE ${ago} < 7), 0),
    coalesce(sum(${count}) FILTER (WHERE ${ago} BETWEEN 7 AND 13), 0)) FROM ${schoolDay} WHERE ${schoolDay.schoolId} = ${schoolId})`;
}
