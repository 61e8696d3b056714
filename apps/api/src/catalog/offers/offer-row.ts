import type { UnlistedReason } from '@melhor-escola/domain/school-listing';
import { withDiscount, type Centavos } from '@melhor-escola/domain/money';
import type { ExtraKind } from '@melhor-escola/domain/year-cost';
import type { RowSource } from '../../platform/database/schema.ts';
import { offerRelevance } from './offer-relevance.ts';

/** What an offer promises, as a partner's file or the school itself states it. Within the bounds of `offer-rules`. */
export interface OfferTerms {
  /** The partner's, or made for an offer of the panel. Unique per school. */
  readonly reference: string;
  readonly title: string;
  /** Index in `grades`. */
  readonly grade: number;
  /** Index in `stageGroups`. */
  readonly stage: number;
  /** Index in `shifts`. */
  readonly shift: number;
  readonly year: number;
  readonly monthlyFee: Centavos;
  readonly discountPercentage: number;
  readonly enrollmentFee: Centavos;
  /** A year's; 0 if included, `null` if not disclosed. */
  readonly extras: Readonly<Record<ExtraKind, Centavos | null>>;
  readonly seats: number;
  /** ISO date. */
  readonly validUntil: string;
}

/** Columns of a file and of `offer` that a file may lack: then what is stored stays. An empty field removes it. */
export const optionalOfferColumns = [
  'title',
  'enrollment_fee',
  'material_fee',
  'uniform_fee',
  'meals_fee',
  'transport_fee',
] as const;

export type OptionalOfferColumn = (typeof optionalOfferColumns)[number];

/** The columns of `offer` that hold these extras. */
export function extraColumns({ material, uniform, meals, transport }: OfferTerms['extras']) {
  return { material_fee: material, uniform_fee: uniform, meals_fee: meals, transport_fee: transport };
}

/** Columns that an offer copies from its school. */
export interface OfferSchool {
  readonly id: number;
  readonly slug: string;
  readonly cod_ent: number | null;
  readonly city_id: number;
  readonly neighborhood_id: number | null;
  readonly tag_mask: number;
  readonly rating_average: number;
  readonly rating_count: number;
  readonly lat: number;
  readonly lng: number;
  /** Null while it is listed. */
  readonly unlisted_reason: UnlistedReason | null;
  readonly unlisted_year: number | null;
  readonly demo: boolean;
}

/** Columns of `offer` that imports and the panel write, with their types for json_to_recordset. */
export const columns = [
  ['school_id', 'int'],
  ['external_id', 'text'],
  ['city_id', 'int'],
  ['neighborhood_id', 'int'],
  ['title', 'text'],
  ['grade', 'smallint'],
  ['stage', 'smallint'],
  ['shift', 'smallint'],
  ['year', 'smallint'],
  ['monthly_fee', 'int'],
  ['price', 'int'],
  ['discount_percentage', 'float8'],
  ['enrollment_fee', 'int'],
  ['material_fee', 'int'],
  ['uniform_fee', 'int'],
  ['meals_fee', 'int'],
  ['transport_fee', 'int'],
  ['seats_total', 'int'],
  ['seats_left', 'int'],
  ['valid_until', 'text'],
  ['tag_mask', 'int'],
  ['relevance', 'real'],
  ['rating_average', 'real'],
  ['lat', 'float8'],
  ['lng', 'float8'],
] as const;

type OfferColumn = (typeof columns)[number][0];
export type OfferRow = Readonly<Record<OfferColumn, string | number | null>>;

/** A stored offer with its number of reserved seats. */
export type StoredOffer = OfferRow & {
  readonly id: number;
  readonly held: number;
  readonly source: RowSource;
  readonly version: number;
};

/** The seats of an offer that are no longer free. May exceed the total, if the partner withdrew reserved seats. */
export function reservedSeats({ seats_total, seats_left, held }: StoredOffer): number {
  return Math.max(Number(seats_total) - Number(seats_left), held);
}

/**
 * The row of an offer with everything that follows from its terms: price, free seats, relevance and what it copies from its school.
 *
 * @param missing columns that a file lacks, so that what is stored stays.
 */
export function offerRow(
  offer: OfferTerms,
  school: OfferSchool,
  existing: StoredOffer | undefined,
  missing: readonly OptionalOfferColumn[] = [],
): OfferRow {
  const seatsLeft = Math.max(0, offer.seats - (existing ? reservedSeats(existing) : 0));
  return {
    school_id: school.id,
    external_id: offer.reference,
    city_id: school.city_id,
    neighborhood_id: school.neighborhood_id,
    title: offer.title,
    grade: offer.grade,
    stage: offer.stage,
    shift: offer.shift,
    year: offer.year,
    monthly_fee: offer.monthlyFee,
    price: withDiscount(offer.monthlyFee, offer.discountPercentage),
    discount_percentage: offer.discountPercentage,
    enrollment_fee: offer.enrollmentFee,
    ...extraColumns(offer.extras),
    seats_total: offer.seats,
    seats_left: seatsLeft,
    valid_until: offer.validUntil,
    tag_mask: school.tag_mask,
    relevance: offerRelevance({
      isPartner: true,
      discountPercentage: offer.discountPercentage,
      ratingAverage: school.rating_average,
      ratingCount: school.rating_count,
      seatsLeft,
    }),
    rating_average: school.rating_average,
    lat: school.lat,
    lng: school.lng,
    ...(existing && keptColumns(offer, existing, missing)),
  };
}

/** What the file's header lacks, as stored; a title only for the same grade and shift, which it names. */
function keptColumns(
  { grade, shift }: OfferTerms,
  existing: StoredOffer,
  missing: readonly OptionalOfferColumn[],
): Partial<OfferRow> {
  const isSameTitle = existing.grade === grade && existing.shift === shift;
  const kept = missing.filter((column) => column !== 'title' || isSameTitle);
  return Object.fromEntries(kept.map((column) => [column, existing[column]]));
}

/** Whether writing one row over the other would change nothing. */
export function isSame(one: OfferRow, other: OfferRow): boolean {
  return columns.every(([name, type]) =>
    type === 'real'
      ? Math.fround(Number(one[name])) === Math.fround(Number(other[name]))
      : one[name] === other[name],
  );
}
