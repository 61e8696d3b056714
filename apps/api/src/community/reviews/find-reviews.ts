import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { review } from '../../platform/database/schema.ts';
import type { ReviewRow } from './review.ts';

/** Sort orders of a school's reviews. */
export const reviewSorts = ['recent', 'rating-desc', 'rating-asc'] as const;

const sumOfRatings = sql`${review.ratingStudentsMotivation} + ${review.ratingPhysicalStructure}
  + ${review.ratingCommunityParticipation} + ${review.ratingSocioemotionalDevelopment} + ${review.ratingExamPreparation}`;

const latestFirst: readonly SQL[] = [desc(review.publishedAt), desc(review.id)];

const orders: Readonly<Record<(typeof reviewSorts)[number], readonly SQL[]>> = {
  recent: latestFirst,
  'rating-desc': [desc(sumOfRatings), ...latestFirst],
  'rating-asc': [asc(sumOfRatings), ...latestFirst],
};

/** A page of a school's published reviews, and their total number. */
export async function findPublishedReviews(
  db: NodePgDatabase,
  schoolId: number,
  {
    page,
    size,
    sort,
  }: { readonly page: number; readonly size: number; readonly sort: (typeof reviewSorts)[number] },
): Promise<{ readonly reviews: readonly ReviewRow[]; readonly total: number }> {
  const condition = and(eq(review.schoolId, schoolId), eq(review.status, 'published'));
  const total = await db.$count(review, condition);
  const reviews = await db
    .select()
    .from(review)
    .where(condition)
    .orderBy(...orders[sort])
    .limit(size)
    .offset((page - 1) * size);
  return { reviews, total };
}
