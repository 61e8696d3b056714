import type { Centavos } from '@melhor-escola/domain/money';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { tagsOfMask, type SchoolTag } from '@melhor-escola/domain/school-tag';
import { shifts, type Shift } from '@melhor-escola/domain/shift';
import { findStageGroup, gradeAt, type Grade, type StageGroup } from '@melhor-escola/domain/stage';
import { yearCost, type ExtraKind } from '@melhor-escola/domain/year-cost';
import { sql } from 'drizzle-orm';
import { city, neighborhood, offer, school } from '../../platform/database/schema.ts';
import type { PositionPrecision } from '../../platform/database/school-facts.ts';
import { fixed } from '../../platform/database/statement/statement.ts';
import { placeColumns, type PlaceRow } from '../schools/school-hit.ts';

/** An offer with all its fields (EN-08). */
export interface OfferHit {
  readonly id: number;
  readonly title: string;
  readonly grade: Grade;
  readonly stage: StageGroup;
  readonly shift: Shift;
  readonly year: number;
  /** Full monthly fee. */
  readonly monthlyFee: Centavos;
  /** Monthly fee with the scholarship. */
  readonly monthlyFeeWithDiscount: Centavos;
  /** 0 to 100, two decimals. */
  readonly discountPercentage: number;
  /** Once a year. */
  readonly enrollmentFee: Centavos;
  /** A year's; 0 if included, `null` if not disclosed. */
  readonly extras: Readonly<Record<ExtraKind, Centavos | null>>;
  /** Enrollment fee, twelve installments and the declared extras. */
  readonly annualCost: Centavos;
  readonly annualCostWithDiscount: Centavos;
  readonly seatsLeft: number;
  /** The last day, 'YYYY-MM-DD'. */
  readonly validUntil: string;
  readonly demo: boolean;
  readonly school: OfferSchool;
  /** From the search's position, if it has one. */
  readonly distanceInKm: number | null;
  /** Further offers of the school that the search found: null if there are none, or if each offer is a hit. */
  readonly more: MoreOffers | null;
}

/** Offers that a hit stands for besides itself. */
export interface MoreOffers {
  /** At least 1. */
  readonly count: number;
  /** Lowest and highest monthly fee with the scholarship among them. */
  readonly lowestPrice: Centavos;
  readonly highestPrice: Centavos;
}

/** School data for an offer's card. */
export interface OfferSchool {
  readonly name: string;
  readonly slug: string;
  readonly logo: string | null;
  readonly image: string | null;
  readonly city: string;
  readonly citySlug: string;
  readonly uf: string;
  readonly neighborhood: string | null;
  readonly neighborhoodSlug: string | null;
  readonly geoloc: Geolocation;
  /** The position of the neighborhood or the city: a more precise one is not published. */
  readonly isApproximate: boolean;
  readonly ratingAverage: number;
  readonly ratingCount: number;
  readonly tags: readonly SchoolTag[];
  readonly isPartner: boolean;
}

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

/** Maps a row of {@link offerDetails}. */
export function offerOfRow(row: OfferRow): OfferHit {
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
  const year = yearCost({
    monthly: row.price,
    monthlyInFull: row.monthly_fee,
    enrollment: row.enrollment_fee,
    extras,
  });
  return {
    id: row.id,
    title: row.title,
    grade,
    stage,
    shift,
    year: row.year,
    monthlyFee: row.monthly_fee,
    monthlyFeeWithDiscount: row.price,
    discountPercentage: row.discount_percentage,
    enrollmentFee: row.enrollment_fee,
    extras,
    annualCost: year.totalInFull,
    annualCostWithDiscount: year.total,
    seatsLeft: row.seats_left,
    validUntil: row.valid_until,
    demo: row.demo,
    school: schoolOfOffer(row),
    distanceInKm: row.distance,
    more: moreOfRow(row),
  };
}

function moreOfRow({ more, more_low: lowestPrice, more_high: highestPrice }: MoreRow): MoreOffers | null {
  return more && typeof lowestPrice === 'number' && typeof highestPrice === 'number'
    ? { count: more, lowestPrice, highestPrice }
    : null;
}

const schoolOfOffer = (row: OfferRow): OfferSchool => ({
  name: row.school_name,
  slug: row.school_slug,
  logo: row.logo,
  image: row.image,
  city: row.city_name,
  citySlug: row.city_slug,
  uf: row.uf,
  neighborhood: row.neighborhood_name,
  neighborhoodSlug: row.neighborhood_slug,
  geoloc: { lat: row.lat, lng: row.lng },
  isApproximate: row.position_precision !== 'exact',
  ratingAverage: row.rating_average,
  ratingCount: row.rating_count,
  tags: tagsOfMask(row.tag_mask),
  isPartner: row.is_partner,
});
