import { tagsOfMask } from '@melhor-escola/domain/school-tag';
import { shifts } from '@melhor-escola/domain/shift';
import { findStageGroup, gradeAt } from '@melhor-escola/domain/stage';
import { browsingFees, yearCost } from '@melhor-escola/domain/year-cost';
import { sql } from 'drizzle-orm';
import { city, neighborhood, offer, school } from '../../platform/database/schema.ts';
import type { PositionPrecision } from '../../platform/database/school-facts.ts';
import { fixed } from '../../platform/database/statement/statement.ts';
import { placeColumns, type PlaceRow } from '../schools/school-hit.ts';

/** Columns of the school's other offers, in a search that is distinct on the school; null without others. */
interface MoreRow {
  readonly more?: number | null;
  readonly more_low?: number | null;
  readonly more_high?: number | null;
}

/** A row of {@link offerDetails} in JSON form. */
export interface OfferRow extends PlaceRow, MoreRow {
  readonly id: number;
  readonly title: string;
  readonly grade: number;
  readonly shift: number;
  readonly year: number;
  readonly monthly_fee: number;
  readonly price: number;
  readonly discount_percentage: number;
  readonly enrollment_fee: number;
  readonly material_fee: number | null;
  readonly uniform_fee: number | null;
  readonly meals_fee: number | null;
  readonly transport_fee: number | null;
  readonly seats_left: number;
  readonly valid_until: string;
  readonly demo: boolean;
  readonly tag_mask: number;
  readonly lat: number;
  readonly lng: number;
  readonly distance: number | null;
  readonly school_name: string;
  readonly school_slug: string;
  readonly logo: string | null;
  readonly image: string | null;
  readonly is_partner: boolean;
  readonly position_precision: PositionPrecision;
  readonly rating_average: number;
  readonly rating_count: number;
}

/** SELECT list and joins for the offers of `page`. */
export const offerDetails = {
  columns:
    fixed(sql`${offer.id}, ${offer.title}, ${offer.grade}, ${offer.shift}, ${offer.year}, ${offer.monthlyFee},
    ${offer.price}, ${offer.discountPercentage}, ${offer.enrollmentFee}, ${offer.materialFee}, ${offer.uniformFee},
    ${offer.mealsFee}, ${offer.transportFee}, ${offer.seatsLeft}, ${offer.validUntil},
    ${offer.demo}, ${offer.tagMask}, ${offer.lat}, ${offer.lng}, ${school.name} AS school_name,
    ${school.slug} AS school_slug, ${school.logo}, ${school.images}->>0 AS image, ${school.isPartner},
    ${school.positionPrecision}, ${school.ratingAverage}, ${school.ratingCount}, ${placeColumns}`),
  joins: fixed(sql`JOIN ${offer} ON ${offer.id} = page.id JOIN ${school} ON ${school.id} = ${offer.schoolId}
    JOIN ${city} ON ${city.id} = ${offer.cityId} LEFT JOIN ${neighborhood} ON ${neighborhood.id} = ${offer.neighborhoodId}`),
};

/**
 * An offer with all its fields (EN-08), with the contract's names and shape. The compiled executor of GraphQL reads a property named like
 * its field directly; for any other it calls a resolver, which for a page of offers takes longer than everything else.
 */
export type OfferHit = ReturnType<typeof offerOfRow>;

/** Maps a row of {@link offerDetails}. */
export function offerOfRow(row: OfferRow) {
  const grade = gradeAt(row.grade);
  const stage = grade && findStageGroup(grade.stage);
  const shift = shifts[row.shift];
  if (!grade || !stage || !shift)
    throw new Error(
      `Offer ${row.id} has grade ${row.grade} and shift ${row.shift}, which the domain does not know.`,
    );
  const extras = {
    material: row.material_fee,
    uniform: row.uniform_fee,
    meals: row.meals_fee,
    transport: row.transport_fee,
  };
  // As browsing pages show it, so that nobody finds another amount there.
  const year = yearCost(
    browsingFees({
      monthly: row.price,
      monthlyInFull: row.monthly_fee,
      enrollment: row.enrollment_fee,
      extras,
    }),
  );
  return {
    id: String(row.id),
    discount_percentage: row.discount_percentage,
    monthly_fee: row.monthly_fee,
    monthly_fee_with_discount: row.price,
    enrollment_fee: row.enrollment_fee,
    extras,
    annual_cost: year.totalInFull,
    annual_cost_with_discount: year.total,
    annual_savings: year.totalInFull - year.total,
    seats_left: row.seats_left,
    valid_until: row.valid_until,
    year: row.year,
    distance_in_km: row.distance,
    demo: row.demo,
    product_title: row.title,
    product_shift: shift.slug,
    shift_name: shift.name,
    product_slug_stage_grade: `${stage.groupSlug}-${grade.slug}`,
    grade: grade.slug,
    grade_name: grade.name,
    stage: stage.groupSlug,
    stage_name: stage.name,
    school_name: row.school_name,
    school_slug: row.school_slug,
    school_logo: row.logo,
    school_image: row.image,
    school_location: {
      city: row.city_name,
      city_slug: row.city_slug,
      neighborhood: row.neighborhood_name,
      neighborhood_slug: row.neighborhood_slug,
      uf: row.uf,
      lat: row.lat,
      lng: row.lng,
      // The position of the neighborhood or the city: a more precise one is not published.
      approximate: row.position_precision !== 'exact',
    },
    school_reviews: { count: row.rating_count, ratings_average: row.rating_average },
    school_tags: tagsOfMask(row.tag_mask).map(({ slug }) => slug),
    is_partner: row.is_partner,
    more_offers: moreOfRow(row),
  };
}

/** The further offers of the school that the search found: null if there are none, or if each offer is a hit. */
function moreOfRow({ more, more_low: lowest, more_high: highest }: MoreRow) {
  return more && typeof lowest === 'number' && typeof highest === 'number'
    ? { count: more, lowest_price: lowest, highest_price: highest }
    : null;
}
