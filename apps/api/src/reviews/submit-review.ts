import { routes } from '@melhor-escola/domain/routes';
import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { issueOneTimeToken, revokeOneTimeTokens } from '../accounts/sessions/one-time-token.ts';
import { review, school } from '../database/schema.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { confirmReviewMail } from '../mail/messages/review-mails.ts';
import type { ReviewForm } from './schema.ts';

/** Lifetime in hours of the link that confirms a review. */
const CONFIRM_REVIEW_HOURS = 7 * 24;

/** An id that no review has: ids begin at 1. */
const UNKNOWN_REVIEW_ID = 0;

/** URL of the site's page that confirms a review. */
function confirmUrl(siteUrl: string, slug: string, token: string): string {
  return `${siteUrl}${routes.confirmReview.path({ slug })}?token=${token}`;
}

export interface ReviewedSchool {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

export async function findReviewedSchool(
  db: NodePgDatabase,
  slug: string,
): Promise<ReviewedSchool | undefined> {
  // Other characters cannot match a slug, and a NUL would be an error of the database.
  if (!/^[a-z0-9-]{1,200}$/.test(slug)) return undefined;
  const [found] = await db
    .select({ id: school.id, slug: school.slug, name: school.name })
    .from(school)
    .where(eq(school.slug, slug));
  return found;
}

/**
 * Stores a review until its author confirms it through the mailed link (EN-16). One per e-mail and school: an
 * unconfirmed one is overwritten, and its old link expires; a confirmed one stays. The response does not reveal
 * which: a token is stored in both cases, but then never sent.
 */
export async function submitReview(
  tx: NodePgDatabase,
  reviewed: ReviewedSchool,
  form: ReviewForm,
  siteUrl: string,
): Promise<void> {
  const written = {
    ...form,
    teachingMethodology: form.teachingMethodology ?? null,
    ratingEducationSystem: form.ratingEducationSystem ?? null,
    createdAt: sql`now()`,
  };
  const [stored] = await tx
    .insert(review)
    .values({ ...written, schoolId: reviewed.id, status: 'unconfirmed' })
    .onConflictDoUpdate({
      target: [review.schoolId, review.userEmail],
      set: written,
      setWhere: eq(review.status, 'unconfirmed'),
    })
    .returning({ id: review.id });
  const use = { purpose: 'confirm-review', subjectId: stored?.id ?? UNKNOWN_REVIEW_ID } as const;
  if (stored) await revokeOneTimeTokens(tx, use);
  const token = await issueOneTimeToken(tx, use, CONFIRM_REVIEW_HOURS);
  if (!stored) return;
  const message = confirmReviewMail({
    name: form.userName,
    school: reviewed.name,
    confirmUrl: confirmUrl(siteUrl, reviewed.slug, token),
  });
  await enqueueMail(tx, 'confirm-review', { email: form.userEmail }, message);
}
