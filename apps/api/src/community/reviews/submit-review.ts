import { routes } from '@melhor-escola/domain/routes';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { issueOneTimeToken, UNKNOWN_SUBJECT_ID } from '../../accounts/sessions/one-time-token.ts';
import { review } from '../../platform/database/schema.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { confirmReviewMail } from './review-mails.ts';
import { CONFIRM_TEXT_HOURS } from '../moderation/confirm-text.ts';
import type { TextSchool } from '../moderation/text-school.ts';
import { confirmedBy } from './review.ts';
import type { ReviewForm } from './schema.ts';

/**
 * Stores a review until its author confirms it through the mailed link (EN-16). Until then it replaces no other: anyone may have
 * typed the e-mail (S34). One per e-mail and school: with a confirmed one nothing is stored. The response does not reveal
 * which: a token is stored in both cases, but then never sent.
 */
export async function submitReview(
  tx: NodePgDatabase,
  form: ReviewForm,
  { school, siteUrl }: { readonly school: TextSchool; readonly siteUrl: string },
): Promise<void> {
  const hasReviewed = (await tx.$count(review, confirmedBy(form.userEmail, school.id))) > 0;
  const written = { ...form, schoolId: school.id, status: 'unconfirmed' } as const;
  const [stored] = hasReviewed ? [] : await tx.insert(review).values(written).returning({ id: review.id });
  const use = { purpose: 'confirm-review', subjectId: stored?.id ?? UNKNOWN_SUBJECT_ID } as const;
  const token = await issueOneTimeToken(tx, use, CONFIRM_TEXT_HOURS);
  if (!stored) return;
  const message = confirmReviewMail({
    name: form.userName,
    school: school.name,
    confirmUrl: `${siteUrl}${routes.confirmReview.path({ slug: school.slug })}?token=${token}`,
  });
  await enqueueMail(tx, 'confirm-review', { email: form.userEmail }, message);
}
