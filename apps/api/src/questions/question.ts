import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { question } from '../database/question-schema.ts';
import { school } from '../database/schema.ts';
import { ServiceError } from '../server/errors/service-error.ts';

/** A stored question. */
export type QuestionRow = typeof question.$inferSelect;

/** The school that a question is about. */
export interface AskedSchool {
  readonly slug: string;
  readonly name: string;
}

/** The response for an unknown question, or one that the caller may not see. */
export function questionNotFound(): ServiceError {
  return new ServiceError(404, 'QUESTION_NOT_FOUND', 'Não encontramos esta pergunta.');
}

/**
 * Locks a question until the transaction ends.
 *
 * @throws {ServiceError} 404 QUESTION_NOT_FOUND
 */
export async function lockQuestion(tx: NodePgDatabase, id: number): Promise<QuestionRow> {
  const [row] = await tx.select().from(question).where(eq(question.id, id)).for('update');
  if (!row) throw questionNotFound();
  return row;
}

/** @throws {ServiceError} 404 QUESTION_NOT_FOUND when the school was deleted meanwhile. */
export async function schoolOfQuestion(tx: NodePgDatabase, row: QuestionRow): Promise<AskedSchool> {
  const [asked] = await tx
    .select({ slug: school.slug, name: school.name })
    .from(school)
    .where(eq(school.id, row.schoolId));
  if (!asked) throw questionNotFound();
  return asked;
}
