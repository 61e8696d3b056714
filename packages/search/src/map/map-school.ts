import type { MapSchoolHit } from '@melhor-escola/api-client/service';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import type { Centavos } from '@melhor-escola/domain/money';
import { findGrade } from '@melhor-escola/domain/stage';
import { toMoreOffers, type MoreOffers } from '../offer/offer.ts';
import { findShift } from '@melhor-escola/domain/shift';

/** A school on a map, with its first matching offer. */
export interface MapSchool {
  readonly slug: string;
  readonly name: string;
  /** 'Setor Central, Araguaína'. */
  readonly place: string;
  readonly position: Geolocation;
  /** The position is only that of the neighborhood or city. */
  readonly isApproximate: boolean;
  /** '6º ano · Manhã'. */
  readonly offer: string;
  readonly offerId: string;
  /** Monthly fee with the scholarship. */
  readonly monthly: Centavos;
  /** The school's other offers that match the search; absent without others. */
  readonly more?: MoreOffers | undefined;
  /** Kilometers from the position of the search; absent without one. */
  readonly distanceInKm: number | undefined;
}

/** The lowest monthly fee that the search found at a school. */
export function lowestFee({ monthly, more }: Pick<MapSchool, 'monthly' | 'more'>): Centavos {
  return Math.min(monthly, more?.lowest ?? monthly);
}

/** Maps a school of the service. */
export function toMapSchool(hit: MapSchoolHit): MapSchool {
  const { neighborhood, city, uf, lat, lng, approximate } = hit.school_location;
  const grade = findGrade(hit.grade)?.name ?? hit.grade_name;
  const shift = findShift(hit.product_shift)?.name ?? hit.shift_name;
  return {
    slug: hit.school_slug,
    name: hit.school_name,
    place: neighborhood ? `${neighborhood}, ${city}` : `${city}, ${uf}`,
    position: { lat, lng },
    isApproximate: approximate,
    offer: `${grade} · ${shift}`,
    offerId: hit.id,
    monthly: hit.monthly_fee_with_discount,
    more: toMoreOffers(hit.more_offers),
    distanceInKm: hit.distance_in_km ?? undefined,
  };
}
