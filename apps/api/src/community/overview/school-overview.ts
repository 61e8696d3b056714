import { DAY_MS, finishedWeeks, localDay, localMoment, type TimeZone } from '@melhor-escola/domain/time-zone';
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

/**
 * Counts what waits for a school and what happened in the last finished week. One statement: all counts are of the same moment. The weeks are those of
 * the funnel: of two other windows, the difference would be a day's count.
 */
export async function findSchoolOverview(
  db: NodePgDatabase,
  schoolId: number,
  now: Date,
): Promise<z.input<typeof schoolOverviewBody>> {
  const ofSchool = (column: PgColumn) => sql`${column} = ${schoolId}`;
  const zone = await findSchoolTimeZone(db, schoolId);
  const day = localDay(now, zone);
  const [last = day, previous = day] = finishedWeeks(now, zone, 2);
  const weeks = { schoolId, zone, last, previous };
  const { rows } = await db.execute(sql`
    SELECT ${school.slug}, ${school.name},
      ${waitingColumns({ schoolId, now, day })},
      (SELECT count(*)::int FROM ${offer} WHERE ${ofSchool(offer.schoolId)} AND ${isOfferShown()}) AS offers,
      (SELECT coalesce(sum(${offer.seatsLeft}), 0)::int FROM ${offer} WHERE ${ofSchool(offer.schoolId)} AND ${isOfferShown()}) AS "seatsLeft",
      ${twoWeeksOfDays(schoolDay.views, weeks)} AS views,
      ${twoWeeksOfDays(schoolDay.comparisons, weeks)} AS comparisons,
      ${twoWeeks(favorite.createdAt, weeks, sql`${favorite} WHERE ${ofSchool(favorite.schoolId)}`)} AS saves,
      ${twoWeeks(schoolVisit.createdAt, weeks, sql`${schoolVisit} WHERE ${ofSchool(schoolVisit.schoolId)}`)} AS "visitRequests",
      ${twoWeeks(scholarshipOrder.createdAt, weeks, sql`${scholarshipOrder} WHERE ${ofSchool(scholarshipOrder.schoolId)}`)} AS reservations,
      ${twoWeeks(
        orderStatusChange.createdAt,
        weeks,
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

/** A week and the one before, of what people did unseen: with small counts hidden. */
const hiddenWeek = ([current, previous]: readonly [number, number]) => ({
  current: hideSmallCount(current),
  previous: hideSmallCount(previous),
});

const week = ([current, previous]: readonly [number, number]) => ({ current, previous });

/** The last two finished weeks at a school, by their Mondays. */
interface TwoWeeks {
  readonly schoolId: number;
  readonly zone: TimeZone;
  readonly last: string;
  readonly previous: string;
}

/** Counts rows of both weeks, the last one first, as a JSON array. @param from a table with its condition. */
function twoWeeks(time: PgColumn, { zone, last, previous }: TwoWeeks, from: SQL): SQL {
  const [start, middle] = [localMoment(`${previous}T00:00`, zone), localMoment(`${last}T00:00`, zone)];
  const end = new Date(middle.getTime() + 7 * DAY_MS);
  const isBetween = (first: Date, after: Date) =>
    sql`${time} >= ${first.toISOString()}::timestamptz AND ${time} < ${after.toISOString()}::timestamptz`;
  return sql`(SELECT json_build_array(count(*) FILTER (WHERE ${isBetween(middle, end)}),
    count(*) FILTER (WHERE ${isBetween(start, middle)})) FROM ${from} AND ${isBetween(start, end)})`;
}

const isOfWeek = (monday: string): SQL =>
  sql`${schoolDay.day} >= ${monday}::date AND ${schoolDay.day} < ${monday}::date + 7`;

/** Adds up a count per day of both weeks, likewise. */
function twoWeeksOfDays(count: PgColumn, { schoolId, last, previous }: TwoWeeks): SQL {
  return sql`(SELECT json_build_array(coalesce(sum(${count}) FILTER (WHERE ${isOfWeek(last)}), 0),
    coalesce(sum(${count}) FILTER (WHERE ${isOfWeek(previous)}), 0)) FROM ${schoolDay} WHERE ${schoolDay.schoolId} = ${schoolId})`;
}
