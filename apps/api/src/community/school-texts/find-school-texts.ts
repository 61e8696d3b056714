import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { auditEvent } from '../../platform/database/account-schema.ts';
import { school } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/errors/service-error.ts';
import type { PanelSchool } from '../../platform/http/panel-caller.ts';
import type { TextKind, TextRow } from '../moderation/text-kind.ts';
import { countPages } from '../../platform/http/slice-routes.ts';
import {
  schoolQuestions,
  schoolReviews,
  type schoolTextsBody,
  type SchoolTextBody,
  type SchoolTextKind,
  type textStates,
  toSchoolText,
} from './schema.ts';

const PAGE_SIZE = 20;

const countRow = z.object({ waiting: z.int(), answered: z.int() });
const listedRows = z.array(z.object({ kind: z.enum(['question', 'review']), id: z.int() }));

/** What a list of the school's texts contains. */
export interface SchoolTextFilter {
  readonly state: (typeof textStates)[number];
  /** Without it, both. */
  readonly kind?: SchoolTextBody['kind'] | undefined;
  readonly page: number;
}

/**
 * A page of the texts about a school. Of those that wait, questions come first, because their authors were promised an answer; then the
 * latest. Answered ones are in the order of their answers, the latest first.
 */
export async function findSchoolTexts(
  db: NodePgDatabase,
  { id: schoolId, slug }: PanelSchool,
  { state, kind, page: wanted }: SchoolTextFilter,
): Promise<z.input<typeof schoolTextsBody>> {
  const [named] = await db.select({ name: school.name }).from(school).where(eq(school.id, schoolId));
  if (!named) throw notFound('School', slug);
  const listed = sql`(${sql.join(
    [schoolQuestions.kind, schoolReviews.kind]
      .filter(({ name }) => kind === undefined || name === kind)
      .map((one) => listedTexts(one, schoolId)),
    sql` UNION ALL `,
  )}) AS listed`;
  const counted = await db.execute(sql`
    SELECT count(*) FILTER (WHERE answered_at IS NULL)::int AS waiting, count(answered_at)::int AS answered FROM ${listed}`);
  const { waiting, answered } = countRow.parse(counted.rows[0]);
  const pages = countPages(state === 'waiting' ? waiting : answered, PAGE_SIZE);
  const page = Math.min(wanted, pages);
  const order =
    state === 'waiting' ? sql`kind, published_at DESC, id DESC` : sql`answered_at DESC, kind, id DESC`;
  const { rows } = await db.execute(sql`
    SELECT kind, id FROM ${listed} WHERE (answered_at IS NULL) = ${state === 'waiting'}
     ORDER BY ${order} LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`);
  const found = listedRows.parse(rows);
  const listIds = (name: SchoolTextBody['kind']) =>
    found.filter((one) => one.kind === name).map(({ id }) => id);
  const texts = [
    ...(await readSchoolTexts(db, schoolQuestions, schoolId, listIds('question'))),
    ...(await readSchoolTexts(db, schoolReviews, schoolId, listIds('review'))),
  ];
  return {
    school: { slug, name: named.name },
    waiting,
    answered,
    page,
    pages,
    texts: found.flatMap((one) => texts.find((text) => text.kind === one.kind && text.id === one.id) ?? []),
  };
}

/** A hidden text without an answer is left out: whether it stays is our team's decision, so nothing waits for the school. */
function listedTexts(
  { name, table, answer }: Pick<TextKind<never>, 'name' | 'table' | 'answer'>,
  schoolId: number,
): SQL {
  return sql`SELECT ${name}::text AS kind, ${table.id} AS id, ${answer.timeColumn} AS answered_at,
    coalesce(${table.publishedAt}, ${table.createdAt}) AS published_at
    FROM ${table} WHERE ${table.schoolId} = ${schoolId}
    AND (${table.status} = 'published' OR ${table.status} = 'held' AND ${answer.column} IS NOT NULL)`;
}

/** These texts of a kind that exist, in any order. */
export async function readSchoolTexts<Row extends TextRow>(
  db: NodePgDatabase,
  text: SchoolTextKind<Row>,
  schoolId: number,
  ids: readonly number[],
): Promise<SchoolTextBody[]> {
  if (ids.length === 0) return [];
  const rows = await text.kind.read(db, ids);
  const reported = await findReportedTexts(db, text.kind, schoolId, ids);
  return rows.map((row) => toSchoolText(text, row, reported.has(row.id)));
}

/**
 * Which of these texts the school has reported without a decision since. Reports do not say whose they are, the audit trail does: both are
 * stored in one transaction, so they have the same time, which no visitor's later report has.
 */
export async function findReportedTexts(
  db: NodePgDatabase,
  { name, reportTable }: Pick<TextKind<never>, 'name' | 'reportTable'>,
  schoolId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: reportTable.textId })
    .from(reportTable)
    .innerJoin(
      auditEvent,
      and(
        eq(auditEvent.subject, sql`${`${name}:`} || ${reportTable.textId}`),
        eq(auditEvent.schoolId, schoolId),
        eq(auditEvent.action, `${name}.reported`),
        eq(auditEvent.createdAt, reportTable.createdAt),
      ),
    )
    .where(and(inArray(reportTable.textId, [...ids]), isNull(reportTable.resolvedAt)));
  return new Set(rows.map(({ id }) => id));
}
