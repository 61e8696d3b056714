import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { offer, review, school } from '../../platform/database/schema.ts';
import { offerRelevance } from '../../catalog/offers/offer-relevance.ts';

/**
 * Locks the school until the transaction ends, before any of its reviews: changes of its rating are serialized, and
 * the common lock order avoids deadlocks. @returns false when it is gone.
 */
export async function lockSchool(tx: NodePgDatabase, schoolId: number): Promise<boolean> {
  const locked = await tx
    .select({ id: school.id })
    .from(school)
    .where(eq(school.id, schoolId))
    .for('no key update');
  return locked.length > 0;
}

const meanOfReview = sql`(${review.ratingStudentsMotivation} + ${review.ratingPhysicalStructure}
  + ${review.ratingCommunityParticipation} + ${review.ratingSocioemotionalDevelopment}
  + ${review.ratingExamPreparation}) / 5.0`;

/**
 * Recomputes the school's rating, in the transaction that changed a review and holds the school (`lockSchool`): it
 * sees everything committed before. The average has two decimals, 0 without reviews; its copies in the school's
 * offers and their relevance are updated too.
 */
export async function refreshSchoolRating(tx: NodePgDatabase, schoolId: number): Promise<void> {
  const [rating] = await tx
    .select({
      average: sql<number>`coalesce(round(avg(${meanOfReview}), 2), 0)::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(review)
    .where(and(eq(review.schoolId, schoolId), eq(review.status, 'published')));
  const { average, count } = rating ?? { average: 0, count: 0 };
  const [rated] = await tx
    .update(school)
    .set({ ratingAverage: average, ratingCount: count, updatedAt: sql`now()` })
    .where(eq(school.id, schoolId))
    .returning({ isPartner: school.isPartner });
  if (rated)
    await refreshOffers(tx, eq(offer.schoolId, schoolId), { average, count, isPartner: rated.isPartner });
}

/** A school's rating as it is stored, and whether it has a contract with us. */
interface RatedSchool {
  readonly average: number;
  readonly count: number;
  readonly isPartner: boolean;
}

/** Writes the rating and the relevance of offers of a school, where they differ. @param chosen condition for these offers. @returns how many did. */
export async function refreshOffers(
  tx: NodePgDatabase,
  chosen: SQL | undefined,
  { average, count, isPartner }: RatedSchool,
): Promise<number> {
  // Locked, because the relevance depends on the seats.
  const offers = await tx
    .select({ id: offer.id, discountPercentage: offer.discountPercentage, seatsLeft: offer.seatsLeft })
    .from(offer)
    .where(chosen)
    .orderBy(asc(offer.id))
    .for('no key update');
  if (offers.length === 0) return 0;
  const relevances = offers.map(({ discountPercentage, seatsLeft }) =>
    offerRelevance({ isPartner, discountPercentage, seatsLeft, ratingAverage: average, ratingCount: count }),
  );
  const ids = offers.map(({ id }) => id);
  const { rowCount } = await tx.execute(
    sql`UPDATE ${offer} SET rating_average = ${average}::real, relevance = fresh.relevance
      FROM unnest(${sql.param(ids)}::int[], ${sql.param(relevances)}::real[]) AS fresh(id, relevance)
      WHERE ${offer.id} = fresh.id
        AND (${offer.ratingAverage}, ${offer.relevance}) IS DISTINCT FROM (${average}::real, fresh.relevance)`,
  );
  return rowCount ?? 0;
}
