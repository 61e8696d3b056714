import { extraColumns, type OfferRecord, type OptionalOfferColumn } from './offer-record.ts';
import { offerRelevance } from './offer-relevance.ts';

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
  readonly unlisted_reason: string | null;
}

/** Columns of `offer` that an import writes, with their types for json_to_recordset. */
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
export type StoredOffer = OfferRow & { readonly held: number };

export function offerRow(
  offer: OfferRecord,
  school: OfferSchool,
  existing: StoredOffer | undefined,
  missing: readonly OptionalOfferColumn[],
): OfferRow {
  // More seats may be reserved than offered, if the partner withdrew reserved seats.
  const given = existing
    ? Math.max(Number(existing.seats_total) - Number(existing.seats_left), existing.held)
    : 0;
  const seatsLeft = Math.max(0, offer.seats - given);
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
    price: offer.price,
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
  { grade, shift }: OfferRecord,
  existing: StoredOffer,
  missing: readonly OptionalOfferColumn[],
): Partial<OfferRow> {
  const isSameTitle = existing.grade === grade && existing.shift === shift;
  const kept = missing.filter((column) => column !== 'title' || isSameTitle);
  return Object.fromEntries(kept.map((column) => [column, existing[column]]));
}

export function isSame(one: OfferRow, other: OfferRow): boolean {
  return columns.every(([name, type]) =>
    type === 'real'
      ? Math.fround(Number(one[name])) === Math.fround(Number(other[name]))
      : one[name] === other[name],
  );
}
