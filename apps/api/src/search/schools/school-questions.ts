import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { question } from '../../platform/database/question-schema.ts';
import { school } from '../../platform/database/schema.ts';
import { pageWindow, type PaginationInput } from '../search-result.ts';
import { fixed, idRows, run, runOne } from '../../platform/database/statement/statement.ts';

/** A published question about a school (product 15). Texts are plain text. */
export interface QuestionHit {
  readonly id: number;
  readonly userName: string;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly publishedAt: string;
  /** The school's. */
  readonly answer: string | null;
  /** ISO 8601, UTC. */
  readonly answeredAt: string | null;
  /** Number of devices that marked it as helpful. */
  readonly helpfulCount: number;
}

/** The first questions of a school, and the number of all. */
export interface FirstQuestions {
  readonly hits: readonly QuestionHit[];
  readonly total: number;
}

/** A page of a school's questions. */
export interface SchoolQuestionsResult extends FirstQuestions {
  readonly page: number;
  readonly size: number;
}

/** A published question from PostgreSQL; timestamps are text if it comes as JSON. */
interface QuestionRow {
  readonly id: number;
  readonly user_name: string;
  readonly text: string;
  readonly published_at: string | Date;
  readonly answer: string | null;
  readonly answered_at: string | Date | null;
  readonly helpful_count: number;
}

/** Most helpful first, then answered ones, then the latest. */
const order = 'helpful_count DESC, (answer IS NULL), published_at DESC, id DESC';

/** Questions by school, at most `size` each; schools without any are absent. */
export async function firstQuestions(
  database: Database,
  schoolIds: readonly number[],
  size: number,
): Promise<ReadonlyMap<number, FirstQuestions>> {
  const rows = await run<QuestionRow & { school_id: number; total: number }>(
    database,
    sql`SELECT first.* FROM ${idRows(schoolIds)} AS wanted (id) CROSS JOIN LATERAL (
      SELECT ${question}.*, count(*) OVER ()::int AS total FROM ${question}
      WHERE ${question.schoolId} = wanted.id::int AND ${question.status} = 'published'
      ORDER BY ${sql.raw(order)} LIMIT ${size}) AS first`,
  );
  return new Map(
    Array.from(
      Map.groupBy(rows, (row) => row.school_id),
      ([schoolId, ofSchool]) => [
        schoolId,
        { hits: ofSchool.map(questionOfRow), total: ofSchool[0]?.total ?? 0 },
      ],
    ),
  );
}

/** Arguments of `schoolQuestions`. */
export interface SchoolQuestionsArguments {
  readonly schoolSlug: string;
  /** The question that comes first, whatever its order: the target of a link. */
  readonly first?: number | null;
  readonly pagination?: PaginationInput | null;
}

const isPublicQuestion = (slug: string): SQL =>
  sql`${question.schoolId} = (SELECT s.id FROM ${school} AS s WHERE s.slug = ${slug}) AND ${question.status} = 'published'`;

/** A page of a school's published questions; empty for an unknown school. */
export async function searchSchoolQuestions(
  database: Database,
  { schoolSlug, first, pagination }: SchoolQuestionsArguments,
): Promise<SchoolQuestionsResult> {
  const { page, size, offset } = pageWindow(pagination);
  const row = await runOne<{ hits: readonly QuestionRow[] | null; total: number }>(
    database,
    sql`WITH published AS MATERIALIZED (SELECT * FROM ${question} WHERE ${isPublicQuestion(schoolSlug)})
      SELECT (SELECT json_agg(page) FROM (SELECT * FROM published
          ORDER BY (id = ${first ?? 0}::int) DESC, ${ordered} LIMIT ${size} OFFSET ${offset}) AS page) AS hits,
        (SELECT count(*)::int FROM published) AS total`,
  );
  return { hits: (row.hits ?? []).map(questionOfRow), total: row.total, page, size };
}

const ordered = fixed(sql.raw(order));

function questionOfRow(row: QuestionRow): QuestionHit {
  return {
    id: row.id,
    userName: row.user_name,
    text: row.text,
    publishedAt: new Date(row.published_at).toISOString(),
    answer: row.answer,
    answeredAt: row.answered_at === null ? null : new Date(row.answered_at).toISOString(),
    helpfulCount: row.helpful_count,
  };
}
