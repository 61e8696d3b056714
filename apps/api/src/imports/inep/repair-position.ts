import { distanceInKm, type Geolocation } from '@melhor-escola/domain/geolocation';

/** A municipality's largest extent from its seat that a written-out position is believed at. Kilometres. */
const PLAUSIBLE_DISTANCE_KM = 250;
/** What a position without its decimal points must lie within to be believed. Kilometres. */
const REPAIR_DISTANCE_KM = 60;

/**
 * A school's position from a register whose coordinates often lost their decimal point ('-719730063' for -7.19730063).
 * Such digits are repaired where the city's own position makes it certain: exactly one pair of powers of ten puts the
 * school within 60 km of the city. `undefined` when there is no such pair, more than one, or no coordinates.
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
  // By way of its digits, so that the repaired number is the one that was written, not one with a rounding error.
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
