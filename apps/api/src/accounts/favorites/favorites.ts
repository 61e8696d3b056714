import { findGrade, type GradeSlug } from '@melhor-escola/domain/stage';
import { sql, eq, and, desc, inArray, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { favorite, account } from '../../platform/database/account-schema.ts';
import { offer, school, city, neighborhood } from '../../platform/database/schema.ts';
import { isOfferShown } from '../../search/offers/offer-filter.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { unlistingColumns } from '../../catalog/schools/listing.ts';

/** Maximum number of favorite schools per account. */
export const MAX_FAVORITES = 500;

/** An account's favorite schools, latest first, with the data of their cards. */
export function listFavorites(db: NodePgDatabase, accountId: number) {
  const offers = db
    .select({
      schoolId: offer.schoolId,
      count: sql<number>`count(*)::int`.as('count'),
      lowestPrice: sql<number>`min(${offer.price})`.as('lowest_price'),
      gradePrice: sql<
        number | null
      >`min(${offer.price}) FILTER (WHERE ${offer.grade} = ${favorite.grade})`.as('grade_price'),
    })
    .from(offer)
    .innerJoin(favorite, eq(favorite.schoolId, offer.schoolId))
    .where(and(eq(favorite.accountId, accountId), isOfferShown()))
    .groupBy(offer.schoolId)
    .as('offers');
  return db
    .select({
      slug: school.slug,
      name: school.name,
      logo: school.logo,
      image: sql<string | null>`${school.images}->>0`,
      city: city.name,
      citySlug: city.slug,
      uf: city.uf,
      neighborhood: neighborhood.name,
      ratingAverage: school.ratingAverage,
      ratingCount: school.ratingCount,
      isPartner: school.isPartner,
      demo: school.demo,
      ...unlistingColumns,
      offers: sql<number>`coalesce(${offers.count}, 0)`,
      lowestPrice: offers.lowestPrice,
      grade: favorite.grade,
      gradePrice: offers.gradePrice,
      addedAt: favorite.createdAt,
    })
    .from(favorite)
    .innerJoin(school, eq(school.id, favorite.schoolId))
    .innerJoin(city, eq(city.id, school.cityId))
    .leftJoin(neighborhood, eq(neighborhood.id, school.neighborhoodId))
    .leftJoin(offers, eq(offers.schoolId, school.id))
    .where(eq(favorite.accountId, accountId))
    .orderBy(desc(favorite.createdAt), desc(favorite.schoolId))
    .limit(MAX_FAVORITES);
}

/**
 * Adds favorite schools; the first slug counts as the latest. Existing favorites keep their place, and their grade if they have one;
 * unknown slugs are ignored, so a repeated call changes nothing.
 *
 * @param grades what they are saved for, by slug.
 * @returns how many were added, or got the grade that they lacked.
 * @throws {ServiceError} 409 when the account would exceed {@link MAX_FAVORITES}.
 */
export async function addFavorites(
  db: NodePgDatabase,
  accountId: number,
  slugs: readonly string[],
  grades: Readonly<Record<string, GradeSlug>> = {},
): Promise<number> {
  return db.transaction(async (tx) => {
    // Additions of one account are serialized, so that the limit holds.
    await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');
    const schools = await tx
      .select({ schoolId: school.id, slug: school.slug })
      .from(school)
      .where(inArray(school.slug, [...slugs]));
    if (schools.length === 0) return 0;
    // Later than all existing ones, even those of the same millisecond.
    const [{ since } = { since: 'now' }] = await tx
      // As text, because a Date has no microseconds.
      .select({ since: sql<string>`greatest(now(), max(${favorite.createdAt}))::text` })
      .from(favorite)
      .where(eq(favorite.accountId, accountId));
    const added = await tx
      .insert(favorite)
      .values(
        schools.map(({ schoolId, slug }) => ({
          accountId,
          schoolId,
          grade: gradeOrder(grades[slug]),
          createdAt: sql`${since}::timestamptz + make_interval(secs => ${(slugs.length - slugs.indexOf(slug)) / 1_000_000}::float8)`,
        })),
      )
      .onConflictDoUpdate({
        target: [favorite.accountId, favorite.schoolId],
        set: { grade: sql`excluded.grade` },
        setWhere: sql`${favorite.grade} IS NULL AND excluded.grade IS NOT NULL`,
      })
      .returning({ schoolId: favorite.schoolId });
    if ((await tx.$count(favorite, eq(favorite.accountId, accountId))) > MAX_FAVORITES) {
      throw new ServiceError(
        'FAVORITES_LIMIT',
        `Você já tem ${MAX_FAVORITES} escolas favoritas. Remova alguma para guardar outra.`,
      );
    }
    return added.length;
  });
}

/** Saves a favorite school for another grade, or for none. Ignores a school that is no favorite. */
export async function setFavoriteGrade(
  db: NodePgDatabase,
  accountId: number,
  slug: string,
  grade: GradeSlug | null,
): Promise<void> {
  await db
    .update(favorite)
    .set({ grade: gradeOrder(grade) })
    .where(isFavorite(db, accountId, slug));
}

/** Removes a favorite school. Idempotent. */
export async function removeFavorite(db: NodePgDatabase, accountId: number, slug: string): Promise<void> {
  await db.delete(favorite).where(isFavorite(db, accountId, slug));
}

function isFavorite(db: NodePgDatabase, accountId: number, slug: string): SQL | undefined {
  const one = db.select({ id: school.id }).from(school).where(eq(school.slug, slug));
  return and(eq(favorite.accountId, accountId), inArray(favorite.schoolId, one));
}

function gradeOrder(slug: GradeSlug | null | undefined): number | null {
  return (slug && findGrade(slug)?.order) ?? null;
}
