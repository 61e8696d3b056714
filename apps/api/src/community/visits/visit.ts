import { visitHoursOrDefault } from '@melhor-escola/domain/visit-hours';
import { cityTimeZone, DAY_MS, localMoment, type TimeZone } from '@melhor-escola/domain/time-zone';
import { visitDays, VISIT_MINUTES, type VisitDay } from '@melhor-escola/domain/visit-times';
import { and, asc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { findOneTimeToken, linkInvalid } from '../../accounts/sessions/one-time-token.ts';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import { city, school } from '../../platform/database/schema.ts';
import { addressLine, contactColumns, toSchoolContact } from '../../search/directory/school-contact.ts';
import { isSlug } from '../../search/directory/slug.ts';
import { unlistingColumns, type UnlistingRow } from '../../catalog/schools/listing.ts';

/** A stored visit request. */
export type VisitRow = typeof schoolVisit.$inferSelect;

/** What a visit needs to know of its school. */
export interface VisitedSchool extends UnlistingRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** The number as people read it: '(63) 3415-1000'. */
  readonly phone: string | null;
  /** Undefined when unknown or unusable: our team passes the request on. */
  readonly email: string | undefined;
  /** The address on one line, with the city. */
  readonly address: string;
  readonly timeZone: TimeZone;
  /** Its own visiting hours as stored; null for office hours. */
  readonly visitHours: string | null;
  /** '2026-03-05' */
  readonly visitClosedDays: readonly string[];
}

const schoolColumns = {
  ...contactColumns,
  id: school.id,
  cityId: school.cityId,
  visitHours: school.visitHours,
  visitClosedDays: school.visitClosedDays,
  ...unlistingColumns,
};

type SchoolRow = Readonly<Record<'slug' | 'name' | 'city' | 'uf', string>> &
  Readonly<Record<'phone' | 'email' | 'street' | 'number' | 'complement' | 'visitHours', string | null>> & {
    readonly id: number;
    readonly cityId: number;
    readonly visitClosedDays: readonly string[];
  } & UnlistingRow;

function toVisitedSchool(row: SchoolRow): VisitedSchool {
  const { id, cityId, visitHours, visitClosedDays, unlistedReason, unlistedYear } = row;
  return {
    ...toSchoolContact(row),
    id,
    timeZone: cityTimeZone(cityId),
    visitHours,
    visitClosedDays,
    unlistedReason,
    unlistedYear,
    address: addressLine(row),
  };
}

/** @param slug as in a path: anything. */
export async function findVisitedSchool(
  db: NodePgDatabase,
  slug: string,
): Promise<VisitedSchool | undefined> {
  if (!isSlug(slug)) return undefined;
  const [row] = await db
    .select(schoolColumns)
    .from(school)
    .innerJoin(city, eq(city.id, school.cityId))
    .where(eq(school.slug, slug));
  return row && toVisitedSchool(row);
}

/** A visit request with its school. */
export interface FoundVisit {
  readonly visit: VisitRow;
  readonly school: VisitedSchool;
}

/** @param lock holds the request until the transaction ends. */
export async function findVisit(
  db: NodePgDatabase,
  id: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<FoundVisit | undefined> {
  const rows = db.select().from(schoolVisit).where(eq(schoolVisit.id, id));
  const [visit] = await (lock ? rows.for('update') : rows);
  if (!visit) return undefined;
  const [row] = await db
    .select(schoolColumns)
    .from(school)
    .innerJoin(city, eq(city.id, school.cityId))
    .where(eq(school.id, visit.schoolId));
  return row && { visit, school: toVisitedSchool(row) };
}

/** The requests of all schools that match, those that the family asked for or changed longest ago first. */
export async function listVisits(
  db: NodePgDatabase,
  condition: SQL | undefined,
  { size, offset }: { readonly size: number; readonly offset: number },
): Promise<readonly FoundVisit[]> {
  const rows = await db
    .select({ visit: schoolVisit, school: schoolColumns })
    .from(schoolVisit)
    .innerJoin(school, eq(school.id, schoolVisit.schoolId))
    .innerJoin(city, eq(city.id, school.cityId))
    .where(condition)
    .orderBy(asc(schoolVisit.changedAt), asc(schoolVisit.id))
    .limit(size)
    .offset(offset);
  return rows.map((row) => ({ visit: row.visit, school: toVisitedSchool(row.school) }));
}

/**
 * The request whose mails contain this token. The link works until it expires, any number of times: a family may move a
 * visit twice, and then cancel it.
 *
 * @throws {ServiceError} 400 LINK_INVALID for an expired or unknown link.
 */
export async function openVisit(
  db: NodePgDatabase,
  token: string,
  options?: { readonly lock?: boolean },
): Promise<FoundVisit> {
  const id = await findOneTimeToken(db, 'change-visit', token);
  const found = id === undefined ? undefined : await findVisit(db, id, options);
  if (!found) throw linkInvalid();
  return found;
}

/** The days on which this school receives visitors. */
export function schoolVisitDays(
  {
    timeZone,
    visitHours,
    visitClosedDays,
  }: Pick<VisitedSchool, 'timeZone' | 'visitHours' | 'visitClosedDays'>,
  now: Date,
): readonly VisitDay[] {
  return visitDays(now, timeZone, visitHoursOrDefault(visitHours), visitClosedDays);
}

/** Days for which a question alone waits: a school may have answered it by mail, which we do not see. */
const QUESTION_DAYS = 14;

const questionsSince = (now: Date) => new Date(now.getTime() - QUESTION_DAYS * DAY_MS);

/** Whether the school has to decide on a request, or to answer it. The condition {@link visitIsWaiting} says the same in SQL. */
export function isVisitWaiting(
  { status, times, confirmedTime, reply, endsAt, createdAt }: VisitRow,
  now: Date,
): boolean {
  if (status !== 'requested' && status !== 'moved') return false;
  if (times.length === 0) return reply === null && createdAt > questionsSince(now);
  return confirmedTime === null && endsAt > now;
}

/** Condition for the requests that wait for their school. */
export const visitIsWaiting = (now: Date): SQL | undefined =>
  and(
    inArray(schoolVisit.status, ['requested', 'moved']),
    or(
      and(
        sql`jsonb_array_length(${schoolVisit.times}) > 0`,
        isNull(schoolVisit.confirmedTime),
        gt(schoolVisit.endsAt, now),
      ),
      and(
        sql`jsonb_array_length(${schoolVisit.times}) = 0`,
        isNull(schoolVisit.reply),
        gt(schoolVisit.createdAt, questionsSince(now)),
      ),
    ),
  );

/** When the last of these times ends; now for a question alone. */
export function lastVisitEnd(times: readonly string[], zone: TimeZone, now: Date): Date {
  const ends = times.map((time) => localMoment(time, zone).getTime() + VISIT_MINUTES * 60_000);
  return new Date(Math.max(now.getTime(), ...ends));
}
