import { distanceInKm, type Geolocation } from '@melhor-escola/domain/geolocation';

/** Maximum plausible distance of a complete position from the municipality's seat. Kilometres. */
const PLAUSIBLE_DISTANCE_KM = 250;
/** Maximum distance for a position whose decimal point was restored. Kilometres. */
const REPAIR_DISTANCE_KM = 60;

/**
 * A school's position from a register whose coordinates often lack their decimal point ('-719730063' for
 * -7.19730063). The point is restored if the city's position makes it certain: exactly one pair of powers of ten
 * places the school within 60 km of the city. `undefined` without such a pair, with more than one, without
 * coordinates, or if a spreadsheet has left only whole degrees, which are 111 km apart.
 */
export function repairPosition(
  latitude: string,
  longitude: string,
  city: Geolocation,
): Geolocation | undefined {
  const lat = decimal(latitude);
  const lng = decimal(longitude);
  if (lat === undefined || lng === undefined || lat === 0 || lng === 0) return undefined;
  const asWritten = { lat, lng };
  if (isInBrazil(asWritten)) {
    if (Number.isInteger(lat) || Number.isInteger(lng)) return undefined;
    return distanceInKm(asWritten, city) <= PLAUSIBLE_DISTANCE_KM ? asWritten : undefined;
  }
  const certain = powersOfTen(lat)
    .flatMap((oneLat) => powersOfTen(lng).map((oneLng) => ({ lat: oneLat, lng: oneLng })))
    .filter((position) => isInBrazil(position) && distanceInKm(position, city) <= REPAIR_DISTANCE_KM);
  return certain.length === 1 ? certain[0] : undefined;
}

function decimal(text: string): number | undefined {
  const value = Number(text.replace(',', '.'));
  return text === '' || !Number.isFinite(value) ? undefined : value;
}

function powersOfTen(value: number): number[] {
  // Uses the digits, so that the repaired number has no rounding error.
  const [, sign = '', digits = ''] = /^(-?)0*(\d+)/.exec(value.toFixed(0)) ?? [];
  if (!Number.isInteger(value)) return [value];
  return Array.from({ length: digits.length + 1 }, (_, places) =>
    Number(
      `${sign}${digits.slice(0, digits.length - places) || '0'}.${digits.slice(digits.length - places)}0`,
    ),
  );
}

function isInBrazil({ lat, lng }: Geolocation): boolean {
  return lat > -34 && lat < 5.5 && lng > -74.1 && lng < -28.5;
}
