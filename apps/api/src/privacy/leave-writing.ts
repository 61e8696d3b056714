import { and, eq, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type AccountRow, questionsBy, reviewsBy } from '../accounts/account.ts';
import { oneTimeToken } from '../database/account-schema.ts';
import { question } from '../database/question-schema.ts';
import { review } from '../database/schema.ts';
import { bumpDataVersionIn } from '../directory/data-version.ts';
import { lockSchool, refreshSchoolRating } from '../reviews/school-rating.ts';

/** What happens to the reviews and questions of a deleted account: made anonymous, or removed. */
export type ReviewsChoice = 'anonymize' | 'remove';

/** Replaces a name where one is required. */
export const ANONYMOUS_NAME = 'Anônimo';

/** Removes the account's reviews, or their personal data, and updates the schools' averages. */
export async function leaveReviews(
  db: NodePgDatabase,
  own: AccountRow,
  choice: ReviewsChoice,
): Promise<number> {
  const written = await db
    .select({ id: review.id, schoolId: review.schoolId })
    .from(review)
    .where(reviewsBy(own));
  for (const { id, schoolId } of written) {
    await db.transaction(async (tx) => {
      if (!(await lockSchool(tx, schoolId))) return;
      const one = and(eq(review.id, id), reviewsBy(own));
      // A review that was never public is useless without its author.
      const gone = choice === 'remove' ? one : and(one, isNull(review.publishedAt));
      await tx.delete(review).where(gone);
      await tx.update(review).set({ userName: ANONYMOUS_NAME, userEmail: null, accountId: null }).where(one);
      await tx
        .delete(oneTimeToken)
        .where(and(eq(oneTimeToken.purpose, 'confirm-review'), eq(oneTimeToken.subjectId, id)));
      await refreshSchoolRating(tx, schoolId);
      await bumpDataVersionIn(tx, schoolId);
    });
  }
  return written.length;
}

/** Removes the account's questions, or their personal data. */
export async function leaveQuestions(
  db: NodePgDatabase,
  own: AccountRow,
  choice: ReviewsChoice,
): Promise<void> {
  const asked = await db
    .select({ id: question.id, schoolId: question.schoolId })
    .from(question)
    .where(questionsBy(own));
  for (const { id, schoolId } of asked) {
    await db.transaction(async (tx) => {
      const one = and(eq(question.id, id), questionsBy(own));
      // A question that was never public is useless without its author.
      await tx.delete(question).where(choice === 'remove' ? one : and(one, isNull(question.publishedAt)));
      await tx
        .update(question)
        .set({ userName: ANONYMOUS_NAME, userEmail: null, accountId: null })
        .where(one);
      await tx
        .delete(oneTimeToken)
        .where(and(eq(oneTimeToken.purpose, 'confirm-question'), eq(oneTimeToken.subjectId, id)));
      await bumpDataVersionIn(tx, schoolId);
    });
  }
}
