import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { review } from '../database/schema.ts';
import { ServiceError } from '../server/errors/service-error.ts';
import { lockSchool } from './school-rating.ts';

export type ReviewRow = typeof review.$inferSelect;

/** The answer to the number of a review that is not, or not for whoever asks. */
export function reviewNotFound(): ServiceError {
  return new ServiceError(404, 'REVIEW_NOT_FOUND', 'Não encontramos esta avaliação.');
}

/**
 * Holds a review and its school until the transaction ends.
 *
 * @throws {ServiceError} 404 REVIEW_NOT_FOUND
 */
export async function lockReview(tx: NodePgDatabase, id: number): Promise<ReviewRow> {
  const [found] = await tx.select({ schoolId: review.schoolId }).from(review).where(eq(review.id, id));
  if (!found || !(await lockSchool(tx, found.schoolId))) throw reviewNotFound();
  const [row] = await tx.select().from(review).where(eq(review.id, id)).for('update');
  if (!row) throw reviewNotFound();
  return row;
}
