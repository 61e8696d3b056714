import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type AccountRow, questionsBy, reviewsBy } from '../accounts/account.ts';
import { revokeOneTimeTokens } from '../accounts/sessions/one-time-token.ts';
import { auditEvent } from '../platform/database/account-schema.ts';
import { question } from '../platform/database/question-schema.ts';
import { review, school } from '../platform/database/schema.ts';
import type { TextKind } from '../community/moderation/text-kind.ts';
import { questionKind } from '../community/questions/question.ts';
import { reviewKind } from '../community/reviews/review.ts';

/** What happens to the reviews and questions of a deleted account: made anonymous, or removed. */
export type ReviewsChoice = 'anonymize' | 'remove';

/** Replaces a name where one is required. */
export const ANONYMOUS_NAME = 'Anônimo';

/** Locks the schools of the account's reviews and questions, by id, before anything else of the transaction. */
export async function lockWrittenSchools(tx: NodePgDatabase, own: AccountRow): Promise<void> {
  const reviewed = tx.select({ id: review.schoolId }).from(review).where(reviewsBy(own));
  const asked = tx.select({ id: question.schoolId }).from(question).where(questionsBy(own));
  await tx
    .select({ id: school.id })
    .from(school)
    .where(or(inArray(school.id, reviewed), inArray(school.id, asked)))
    .orderBy(asc(school.id))
    .for('no key update');
}

/** Removes the account's reviews, or their personal data, and updates the schools' averages. @returns the school of each. */
export async function leaveReviews(
  tx: NodePgDatabase,
  own: AccountRow,
  choice: ReviewsChoice,
): Promise<number[]> {
  // An order that the law requires to keep would give an anonymous review its author back.
  await tx.update(review).set({ orderId: null }).where(reviewsBy(own));
  return leaveTexts(tx, reviewKind, { own: reviewsBy(own), choice });
}

/** Removes the account's questions, or their personal data. @returns the school of each. */
export const leaveQuestions = (
  tx: NodePgDatabase,
  own: AccountRow,
  choice: ReviewsChoice,
): Promise<number[]> => leaveTexts(tx, questionKind, { own: questionsBy(own), choice });

async function leaveTexts(
  tx: NodePgDatabase,
  { name, table, refreshSchool }: Pick<TextKind<never>, 'name' | 'table' | 'refreshSchool'>,
  { own, choice }: { readonly own: SQL | undefined; readonly choice: ReviewsChoice },
): Promise<number[]> {
  const written = await tx.select({ id: table.id, schoolId: table.schoolId }).from(table).where(own);
  for (const { id, schoolId } of written) {
    const one = and(eq(table.id, id), own);
    // A text that was never public is useless without its author.
    await tx.delete(table).where(choice === 'remove' ? one : and(one, isNull(table.publishedAt)));
    await tx.update(table).set({ userName: ANONYMOUS_NAME, userEmail: null, accountId: null }).where(one);
    // A school's answer may name the family.
    await tx
      .update(auditEvent)
      .set({ before: null, after: null })
      .where(eq(auditEvent.subject, `${name}:${id}`));
    await revokeOneTimeTokens(tx, { purpose: `confirm-${name}`, subjectId: id });
    await refreshSchool?.(tx, schoolId);
  }
  return written.map(({ schoolId }) => schoolId);
}
