import { and, asc, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { question, questionReport } from '../../database/question-schema.ts';
import { school } from '../../database/schema.ts';
import type { TextFilter } from '../../moderation/moderated-text.ts';
import type { AskedSchool, QuestionRow } from '../question.ts';

/** A question for the moderator. */
export interface ModeratedQuestion {
  readonly row: QuestionRow;
  readonly school: AskedSchool;
  /** Unresolved reports, oldest first. */
  readonly reports: readonly (typeof questionReport.$inferSelect)[];
}

/** A page of questions for the moderator, latest first, and their total number. */
export async function findModeratedQuestions(
  db: NodePgDatabase,
  { id, status, school: slug, answered }: TextFilter,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ readonly questions: readonly ModeratedQuestion[]; readonly total: number }> {
  const condition = and(
    id === undefined ? undefined : eq(question.id, id),
    status === undefined ? undefined : eq(question.status, status),
    slug === undefined ? undefined : eq(school.slug, slug),
    answered === undefined ? undefined : (answered ? isNotNull : isNull)(question.answer),
  );
  const [countRow] = await db
    .select({ total: count() })
    .from(question)
    .innerJoin(school, eq(school.id, question.schoolId))
    .where(condition);
  const rows = await db
    .select({ row: question, school: { slug: school.slug, name: school.name } })
    .from(question)
    .innerJoin(school, eq(school.id, question.schoolId))
    .where(condition)
    .orderBy(desc(question.id))
    .limit(size)
    .offset((page - 1) * size);
  const reports = await openReports(
    db,
    rows.map(({ row }) => row.id),
  );
  return {
    questions: rows.map((found) => ({ ...found, reports: reports.get(found.row.id) ?? [] })),
    total: countRow?.total ?? 0,
  };
}

async function openReports(db: NodePgDatabase, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(questionReport)
          .where(and(inArray(questionReport.questionId, [...ids]), isNull(questionReport.resolvedAt)))
          .orderBy(asc(questionReport.id));
  return Map.groupBy(rows, ({ questionId }) => questionId);
}
