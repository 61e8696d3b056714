import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { question } from '../../platform/database/question-schema.ts';
import { questionKind } from './question.ts';

/**
 * Number of devices that found a public question helpful.
 *
 * @throws {ServiceError} 404 QUESTION_NOT_FOUND
 */
export async function readHelpfulCount(db: NodePgDatabase, id: number): Promise<number> {
  const [found] = await db
    .select({ helpful: question.helpfulCount })
    .from(question)
    .where(and(eq(question.id, id), eq(question.status, 'published')));
  if (!found) throw questionKind.notFound();
  return found.helpful;
}

/**
 * Counts one more device. Pages show it when they are next rendered: a mark does not purge them, because anyone can
 * send one.
 *
 * @returns the new number.
 * @throws {ServiceError} 404 QUESTION_NOT_FOUND
 */
export async function markHelpful(db: NodePgDatabase, id: number): Promise<number> {
  const [marked] = await db
    .update(question)
    .set({ helpfulCount: sql`${question.helpfulCount} + 1` })
    .where(and(eq(question.id, id), eq(question.status, 'published')))
    .returning({ helpful: question.helpfulCount });
  if (!marked) throw questionKind.notFound();
  return marked.helpful;
}
