import type { Centavos } from '@melhor-escola/domain/money';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { offer, review } from '../../platform/database/schema.ts';
import { isOfferShown } from '../offers/offer-filter.ts';
import { idRows, run } from '../../platform/database/statement/statement.ts';

/** Summary of a school's offers. */
export interface OfferSummary {
  readonly count: number;
  readonly lowestPrice: Centavos;
}

/** A review for the school page (EN-16). Ratings are 1 to 5. */
export interface ReviewHit {
  readonly id: number;
  readonly userName: string;
  readonly userRelationship: string;
  /** Mean of the five ratings. */
  readonly rating: number;
  readonly ratingStudentsMotivation: number;
  readonly ratingPhysicalStructure: number;
  readonly ratingCommunityParticipation: number;
  readonly ratingSocioemotionalDevelopment: number;
  readonly ratingExamPreparation: number;
  readonly testimonial: string;
  /** Evidence behind it: enrolled through us, or a confirmed e-mail. */
  readonly proof: 'enrolled' | 'email';
  /** ISO 8601, UTC. */
  readonly publishedAt: string;
  /** The school's reply. */
  readonly reply: string | null;
  /** ISO 8601, UTC. */
  readonly repliedAt: string | null;
}

/** Visible offers by school; schools without any are absent. */
export async function offerSummaries(
  database: Database,
  schoolIds: readonly number[],
): Promise<ReadonlyMap<number, OfferSummary>> {
  const rows = await run<{ school_id: number; count: number; lowest_price: number }>(
    database,
    sql`SELECT ${offer.schoolId}, count(*)::int AS count, min(${offer.price}) AS lowest_price FROM ${offer}
      WHERE ${offer.schoolId} = ANY(${sql.param(schoolIds)}::int[]) AND ${isOfferShown()} GROUP BY ${offer.schoolId}`,
  );
  return new Map(rows.map((row) => [row.school_id, { count: row.count, lowestPrice: row.lowest_price }]));
}

/** The latest reviews of each school, at most `size`; schools without any are absent. */
export async function latestReviews(
  database: Database,
  schoolIds: readonly number[],
  size: number,
): Promise<ReadonlyMap<number, readonly ReviewHit[]>> {
  const rows = await run<ReviewRow>(
    database,
    sql`SELECT latest.* FROM ${idRows(schoolIds)} AS wanted (id) CROSS JOIN LATERAL (
      SELECT * FROM ${review} WHERE ${review.schoolId} = wanted.id::int AND ${review.status} = 'published'
      ORDER BY ${review.publishedAt} DESC NULLS LAST, ${review.id} DESC LIMIT ${size}) AS latest`,
  );
  return new Map(
    Array.from(
      Map.groupBy(rows, (row) => row.school_id),
      ([schoolId, ofSchool]) => [schoolId, ofSchool.map(reviewOfRow)],
    ),
  );
}

/** A published review from PostgreSQL; timestamps are text if it comes as JSON. */
export interface ReviewRow {
  readonly id: number;
  readonly school_id: number;
  readonly user_name: string;
  readonly user_relationship: string;
  readonly rating_students_motivation: number;
  readonly rating_physical_structure: number;
  readonly rating_community_participation: number;
  readonly rating_socioemotional_development: number;
  readonly rating_exam_preparation: number;
  readonly testimonial: string;
  readonly proof: ReviewHit['proof'];
  readonly published_at: Date | string;
  readonly reply: string | null;
  readonly replied_at: Date | string | null;
}

export function reviewOfRow(row: ReviewRow): ReviewHit {
  const ratings = [
    row.rating_students_motivation,
    row.rating_physical_structure,
    row.rating_community_participation,
    row.rating_socioemotional_development,
    row.rating_exam_preparation,
  ];
  return {
    id: row.id,
    userName: row.user_name,
    userRelationship: row.user_relationship,
    rating: ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length,
    ratingStudentsMotivation: row.rating_students_motivation,
    ratingPhysicalStructure: row.rating_physical_structure,
    ratingCommunityParticipation: row.rating_community_participation,
    ratingSocioemotionalDevelopment: row.rating_socioemotional_development,
    ratingExamPreparation: row.rating_exam_preparation,
    testimonial: row.testimonial,
    proof: row.proof,
    publishedAt: new Date(row.published_at).toISOString(),
    reply: row.reply,
    repliedAt: row.replied_at && new Date(row.replied_at).toISOString(),
  };
}
