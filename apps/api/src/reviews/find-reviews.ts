import { and, asc, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { review, reviewReport, school } from '../database/schema.ts';
import type { TextFilter } from '../moderation/moderated-text.ts';
import type { ReviewRow } from './review.ts';

/** Sort orders of a school's reviews. */
export const reviewSorts = ['recent', 'rating-desc', 'rating-asc'] as const;

interface Page {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

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
  { page, size, sort }: Page & { readonly sort: (typeof reviewSorts)[number] },
): Promise<{ readonly reviews: readonly ReviewRow[]; readonly total: number }> {
  const condition = and(eq(review.schoolId, schoolId), eq(review.status, 'published'));
  const [countRow] = await db.select({ total: count() }).from(review).where(condition);
  const reviews = await db
    .select()
    .from(review)
    .where(condition)
    .orderBy(...orders[sort])
    .limit(size)
    .offset((page - 1) * size);
  return { reviews, total: countRow?.total ?? 0 };
}

/** A review for the moderator. */
export interface ModeratedReview {
  readonly row: ReviewRow;
  readonly school: { readonly slug: string; readonly name: string };
  /** Unresolved reports, oldest first. */
  readonly reports: readonly (typeof reviewReport.$inferSelect)[];
}

/** A page of reviews for the moderator, latest first, and their total number. */
export async function findModeratedReviews(
  db: NodePgDatabase,
  filter: TextFilter,
  { page, size }: Page,
): Promise<{ readonly reviews: readonly ModeratedReview[]; readonly total: number }> {
  const condition = and(
    filter.id === undefined ? undefined : eq(review.id, filter.id),
    filter.status === undefined ? undefined : eq(review.status, filter.status),
    filter.school === undefined ? undefined : eq(school.slug, filter.school),
  );
  const [countRow] = await db
    .select({ total: count() })
    .from(review)
    .innerJoin(school, eq(school.id, review.schoolId))
    .where(condition);
  const rows = await db
    .select({ row: review, school: { slug: school.slug, name: school.name } })
    .from(review)
    .innerJoin(school, eq(school.id, review.schoolId))
    .where(condition)
    .orderBy(desc(review.id))
    .limit(size)
    .offset((page - 1) * size);
  const reports = await openReports(
    db,
    rows.map(({ row }) => row.id),
  );
  return {
    reviews: rows.map((found) => ({ ...found, reports: reports.get(found.row.id) ?? [] })),
    total: countRow?.total ?? 0,
  };
}

async function openReports(db: NodePgDatabase, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(reviewReport)
          .where(and(inArray(reviewReport.reviewId, [...ids]), isNull(reviewReport.resolvedAt)))
          .orderBy(asc(reviewReport.id));
  return Map.groupBy(rows, ({ reviewId }) => reviewId);
}
