import { grades } from '@melhor-escola/domain/stage';
import { finishedWeeks } from '@melhor-escola/domain/time-zone';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { securedStatuses } from '../../catalog/offers/order-status.ts';
import { findSchoolTimeZone, localDayAt } from '../../catalog/schools/school-time.ts';
import { favorite } from '../../platform/database/account-schema.ts';
import { schoolDay } from '../../platform/database/collected-schema.ts';
import {
  orderStatusChange,
  scholarshipOrder,
  type OrderStatus,
} from '../../platform/database/order-schema.ts';
import { question } from '../../platform/database/question-schema.ts';
import { school } from '../../platform/database/schema.ts';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import { notFound } from '../../platform/http/errors/service-error.ts';
import type { PanelSchool } from '../../platform/http/panel-caller.ts';
import type { funnelBody, schoolFunnelBody } from './schema.ts';
import { hideSmallCount } from '../../platform/small-count.ts';

/**
 * Weeks of a funnel, as visit requests are kept for longer. All are over: the counts of this one, read each day, would tell what a single family
 * did. The overview of a school has the same weeks for the same reason.
 */
const FUNNEL_WEEKS = 12;

type Funnel = z.input<typeof funnelBody>;
type Bucket = Funnel['buckets'][number];
type Step = Exclude<keyof Bucket, 'week' | 'grade'>;

const steps = [
  'views',
  'saves',
  'comparisons',
  'visits',
  'questions',
  'reservations',
  'paid',
  'enrolled',
] as const;

const row = z.object({
  week: z.iso.date(),
  /** Slug, or the name of an order's snapshot. */
  grade: z.string().nullable(),
  step: z.enum(steps),
  count: z.int(),
});

/** The funnel of one school, in weeks of its own time zone. @throws {ServiceError} 404 for an unknown school. */
export async function findSchoolFunnel(
  db: NodePgDatabase,
  { id, slug }: PanelSchool,
  now: Date,
): Promise<z.input<typeof schoolFunnelBody>> {
  const [found] = await db.select({ name: school.name }).from(school).where(eq(school.id, id));
  if (!found) throw notFound('School', slug);
  const weeks = finishedWeeks(now, await findSchoolTimeZone(db, id), FUNNEL_WEEKS);
  const funnel = await readFunnel(db, weeks, (schoolId) => sql`${schoolId} = ${id}`);
  return { school: { slug, name: found.name }, funnel };
}

/** The funnel of all schools together, each in weeks of its own time zone, that are over in all of them. */
export async function findFunnel(db: NodePgDatabase, now: Date): Promise<Funnel> {
  return readFunnel(db, finishedWeeks(now, 'America/Rio_Branco', FUNNEL_WEEKS), () => sql`true`);
}

/** @param isCounted the condition for schools, of a column with their ids. */
async function readFunnel(
  db: NodePgDatabase,
  weeks: readonly string[],
  isCounted: (schoolId: PgColumn) => SQL,
): Promise<Funnel> {
  const first = weeks.at(-1) ?? '';
  const last = weeks[0] ?? '';
  const scope = { isCounted, first };
  const parts = [
    countDays(scope),
    countEvents('saves', favorite, { schoolId: favorite.schoolId, at: favorite.createdAt }, scope),
    countEvents(
      'visits',
      schoolVisit,
      { schoolId: schoolVisit.schoolId, at: schoolVisit.createdAt, grade: sql`${schoolVisit.studentGrade}` },
      scope,
    ),
    countEvents(
      'questions',
      question,
      {
        schoolId: question.schoolId,
        at: question.createdAt,
        condition: sql`${question.status} = 'published'`,
      },
      scope,
    ),
    countEvents(
      'reservations',
      scholarshipOrder,
      { schoolId: scholarshipOrder.schoolId, at: scholarshipOrder.createdAt, grade: orderGrade },
      scope,
    ),
    countChanges('paid', securedStatuses, scope),
    countChanges('enrolled', ['enrolled'], scope),
  ];
  const { rows } = await db.execute(sql`
    SELECT to_char(date_trunc('week', day), 'YYYY-MM-DD') AS week, grade, step, sum(count)::int AS count
      FROM (${sql.join(parts, sql` UNION ALL `)}) AS counted (day, grade, step, count)
     WHERE date_trunc('week', day) BETWEEN ${first}::date AND ${last}::date
     GROUP BY 1, 2, 3`);
  return { weeks: [...weeks], buckets: toBuckets(z.array(row).parse(rows)) };
}

const orderGrade = sql`${scholarshipOrder.snapshot} ->> 'grade'`;

/** What is counted. */
interface FunnelScope {
  readonly isCounted: (schoolId: PgColumn) => SQL;
  /** The first day. */
  readonly first: string;
}

/** A day before the scope begins in UTC: it has begun nowhere. */
const since = ({ first }: FunnelScope) => sql`${first}::date - 1`;

/** Rows of a table, each of which is one event of a school. */
interface CountedEvents {
  readonly schoolId: PgColumn;
  readonly at: PgColumn;
  /** Slug or name of a grade. */
  readonly grade?: SQL;
  readonly condition?: SQL;
}

/** Selects day, grade, step and 1 for each event. */
function countEvents(
  step: Step,
  table: typeof favorite | typeof schoolVisit | typeof question | typeof scholarshipOrder,
  { schoolId, at, grade = sql`NULL`, condition = sql`true` }: CountedEvents,
  scope: FunnelScope,
): SQL {
  return sql`SELECT ${localDayAt(at, school.cityId)}, ${grade}::text, ${step}::text, 1
    FROM ${table} JOIN ${school} ON ${school.id} = ${schoolId}
   WHERE ${scope.isCounted(schoolId)} AND ${at} >= ${since(scope)} AND ${condition}`;
}

/** Each order counts once, when it first got one of the statuses: only changes of these weeks are read, and whether there was an earlier one. */
function countChanges(step: Step, statuses: readonly OrderStatus[], scope: FunnelScope): SQL {
  const reached = sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  );
  return sql`SELECT ${localDayAt(orderStatusChange.createdAt, school.cityId)}, ${orderGrade}, ${step}::text, 1
    FROM ${orderStatusChange}
    JOIN ${scholarshipOrder} ON ${scholarshipOrder.id} = ${orderStatusChange.orderId}
    JOIN ${school} ON ${school.id} = ${scholarshipOrder.schoolId}
   WHERE ${scope.isCounted(scholarshipOrder.schoolId)}
     AND ${orderStatusChange.createdAt} >= ${since(scope)} AND ${orderStatusChange.status} IN (${reached})
     AND NOT EXISTS (SELECT FROM order_status_change AS earlier
           WHERE earlier.order_id = ${orderStatusChange.orderId} AND earlier.id < ${orderStatusChange.id}
             AND earlier.status IN (${reached}))`;
}

/** Views and comparisons of each day, which are summed before they become a row each. */
function countDays({ isCounted, first }: FunnelScope): SQL {
  return sql`SELECT day, NULL::text, step, count FROM (
      SELECT ${schoolDay.day} AS day, sum(${schoolDay.views}) AS views, sum(${schoolDay.comparisons}) AS comparisons FROM ${schoolDay}
       WHERE ${isCounted(schoolDay.schoolId)} AND ${schoolDay.day} >= ${first}::date GROUP BY 1) AS days,
    LATERAL (VALUES ('views', views), ('comparisons', comparisons)) AS counts (step, count)`;
}

const gradeSlugs: ReadonlyMap<string, string> = new Map(
  grades.flatMap(({ slug, name }) => [
    [slug, slug],
    [name, slug],
  ]),
);

/** One bucket per week and grade, the latest week first, in the order of the grades; small counts are hidden. */
function toBuckets(rows: readonly z.infer<typeof row>[]): Bucket[] {
  const sums = new Map<string, { week: string; grade: string | null; counts: Map<Step, number> }>();
  for (const { week, grade: stored, step, count } of rows) {
    const grade = stored === null ? null : (gradeSlugs.get(stored) ?? null);
    const key = `${week}/${grade ?? ''}`;
    const sum = sums.get(key) ?? { week, grade, counts: new Map<Step, number>() };
    sum.counts.set(step, (sum.counts.get(step) ?? 0) + count);
    sums.set(key, sum);
  }
  const order = new Map(grades.map(({ slug }, index) => [slug as string, index]));
  const position = (grade: string | null) => (grade === null ? -1 : (order.get(grade) ?? -1));
  return [...sums.values()]
    .toSorted(
      (one, other) => other.week.localeCompare(one.week) || position(one.grade) - position(other.grade),
    )
    .map(({ week, grade, counts }) => {
      const shown = (step: Step) => hideSmallCount(counts.get(step) ?? 0);
      return {
        week,
        grade,
        views: shown('views'),
        saves: shown('saves'),
        comparisons: shown('comparisons'),
        visits: shown('visits'),
        questions: shown('questions'),
        reservations: shown('reservations'),
        paid: shown('paid'),
        enrolled: shown('enrolled'),
      };
    });
}
