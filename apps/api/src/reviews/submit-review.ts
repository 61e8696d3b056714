import { routes } from '@melhor-escola/domain/routes';
import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  issueOneTimeToken,
  revokeOneTimeTokens,
  UNKNOWN_SUBJECT_ID,
} from '../accounts/sessions/one-time-token.ts';
import { review } from '../database/schema.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { confirmReviewMail } from '../mail/messages/review-mails.ts';
import { CONFIRM_TEXT_HOURS } from '../moderation/confirm-text.ts';
import type { TextSchool } from '../moderation/text-school.ts';
import type { ReviewForm } from './schema.ts';

/**
 * Stores a review until its author confirms it through the mailed link (EN-16). One per e-mail and school: an
 * unconfirmed one is overwritten, and its old link expires; a confirmed one stays. The response does not reveal
 * which: a token is stored in both cases, but then never sent.
 */
export async function submitReview(
  tx: NodePgDatabase,
  form: ReviewForm,
  { school, siteUrl }: { readonly school: TextSchool; readonly siteUrl: string },
): Promise<void> {
  const written = {
    ...form,
    teachingMethodology: form.teachingMethodology ?? null,
    ratingEducationSystem: form.ratingEducationSystem ?? null,
    createdAt: sql`now()`,
  };
  const [stored] = await tx
    .insert(review)
    .values({ ...written, schoolId: school.id, status: 'unconfirmed' })
    .onConflictDoUpdate({
      target: [review.schoolId, review.userEmail],
      set: written,
      setWhere: eq(review.status, 'unconfirmed'),
    })
    .returning({ id: review.id });
  const use = { purpose: 'confirm-review', subjectId: stored?.id ?? UNKNOWN_SUBJECT_ID } as const;
  if (stored) await revokeOneTimeTokens(tx, use);
  const token = await issueOneTimeToken(tx, use, CONFIRM_TEXT_HOURS);
  if (!stored) return;
  const message = confirmReviewMail({
    name: form.userName,
    school: school.name,
    confirmUrl: `${siteUrl}${routes.confirmReview.path({ slug: school.slug })}?token=${token}`,
  });
  await enqueueMail(tx, 'confirm-review', { email: form.userEmail }, message);
}
