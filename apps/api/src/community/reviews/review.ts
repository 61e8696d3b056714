import { routes } from '@melhor-escola/domain/routes';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { linkInvalid } from '../../accounts/sessions/one-time-token.ts';
import { review, reviewReport } from '../../platform/database/schema.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { reviewPublishedMail } from './review-mails.ts';
import type { TextKind } from '../moderation/text-kind.ts';
import { schoolOfText } from '../moderation/text-school.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { findReviewProof } from './review-proof.ts';
import { lockSchool, refreshSchoolRating } from './school-rating.ts';

/** A stored review. */
export type ReviewRow = typeof review.$inferSelect;

/** Reviews of schools (EN-16): publishing or hiding one changes the school's average. */
export const reviewKind: TextKind<ReviewRow> = {
  name: 'review',
  table: review,
  reportTable: reviewReport,
  answer: {
    column: review.reply,
    timeColumn: review.repliedAt,
    read: ({ reply, repliedAt }) => ({ text: reply, at: repliedAt }),
    async write(tx, { id }, reply) {
      await tx
        .update(review)
        .set({ reply, repliedAt: reply === null ? null : sql`now()` })
        .where(eq(review.id, id));
    },
  },
  notFound: () => new ServiceError('REVIEW_NOT_FOUND', 'Não encontramos esta avaliação.'),
  read: (db, ids) =>
    db
      .select()
      .from(review)
      .where(inArray(review.id, [...ids])),
  lock: lockReview,
  // The school is locked, so that of several links to one mailbox the first publishes.
  async publish(tx, row) {
    if (row.userEmail !== null) {
      if ((await tx.$count(review, confirmedBy(row.userEmail, row.schoolId))) > 0) throw linkInvalid();
      await tx
        .delete(review)
        .where(
          and(
            writtenBy(row.userEmail, row.schoolId),
            eq(review.status, 'unconfirmed'),
            ne(review.id, row.id),
          ),
        );
    }
    await tx
      .update(review)
      .set({ status: 'published', publishedAt: sql`now()`, ...(await findReviewProof(tx, row)) })
      .where(eq(review.id, row.id));
  },
  refreshSchool: refreshSchoolRating,
  async notifyAuthor(tx, row, siteUrl) {
    if (row.userEmail === null) return;
    const school = await schoolOfText(tx, row);
    const schoolUrl = siteUrl + routes.school.path(school);
    const message = reviewPublishedMail({ name: row.userName, school: school.name, schoolUrl });
    await enqueueMail(tx, 'review-published', { email: row.userEmail }, message);
  },
};

const writtenBy = (email: string, schoolId: number) =>
  and(eq(review.schoolId, schoolId), eq(review.userEmail, email));

/** The review of a school that the owner of the e-mail has confirmed; there is one at most. */
export const confirmedBy = (email: string, schoolId: number) =>
  and(writtenBy(email, schoolId), ne(review.status, 'unconfirmed'));

/** Locks a review and its school. */
async function lockReview(tx: NodePgDatabase, id: number): Promise<ReviewRow> {
  const [found] = await tx.select({ schoolId: review.schoolId }).from(review).where(eq(review.id, id));
  if (!found || !(await lockSchool(tx, found.schoolId))) throw reviewKind.notFound();
  const [row] = await tx.select().from(review).where(eq(review.id, id)).for('update');
  if (!row) throw reviewKind.notFound();
  return row;
}
