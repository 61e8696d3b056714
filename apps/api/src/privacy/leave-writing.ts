import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type AccountRow, questionsBy, reviewsBy } from '../accounts/account.ts';
import { revokeOneTimeTokens } from '../accounts/sessions/one-time-token.ts';
import { review } from '../database/schema.ts';
import { bumpDataVersionIn } from '../directory/data-version.ts';
import type { TextKind } from '../moderation/text-kind.ts';
import { questionKind } from '../questions/question.ts';
import { reviewKind } from '../reviews/review.ts';
import { lockSchool } from '../reviews/school-rating.ts';

/** What happens to the reviews and questions of a deleted account: made anonymous, or removed. */
export type ReviewsChoice = 'anonymize' | 'remove';

/** Replaces a name where one is required. */
export const ANONYMOUS_NAME = 'Anônimo';

/** Removes the account's reviews, or their personal data, and updates the schools' averages. @returns their number. */
export async function leaveReviews(
  db: NodePgDatabase,
  own: AccountRow,
  choice: ReviewsChoice,
): Promise<number> {
  // An order that the law requires to keep would give an anonymous review its author back.
  await db.update(review).set({ orderId: null }).where(reviewsBy(own));
  return leaveTexts(db, reviewKind, { own: reviewsBy(own), choice });
}

/** Removes the account's questions, or their personal data. @returns their number. */
export const leaveQuestions = (db: NodePgDatabase, own: AccountRow, choice: ReviewsChoice): Promise<number> =>
  leaveTexts(db, questionKind, { own: questionsBy(own), choice });

async function leaveTexts(
  db: NodePgDatabase,
  { name, table, refreshSchool }: Pick<TextKind<never>, 'name' | 'table' | 'refreshSchool'>,
  { own, choice }: { readonly own: SQL | undefined; readonly choice: ReviewsChoice },
): Promise<number> {
  const written = await db.select({ id: table.id, schoolId: table.schoolId }).from(table).where(own);
  for (const { id, schoolId } of written) {
    await db.transaction(async (tx) => {
      if (!(await lockSchool(tx, schoolId))) return;
      const one = and(eq(table.id, id), own);
      // A text that was never public is useless without its author.
      await tx.delete(table).where(choice === 'remove' ? one : and(one, isNull(table.publishedAt)));
      await tx.update(table).set({ userName: ANONYMOUS_NAME, userEmail: null, accountId: null }).where(one);
      await revokeOneTimeTokens(tx, { purpose: `confirm-${name}`, subjectId: id });
      await refreshSchool?.(tx, schoolId);
      await bumpDataVersionIn(tx, schoolId);
    });
  }
  return written.length;
}
