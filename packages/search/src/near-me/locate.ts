import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { GeolocationError, type GeolocationFailure } from './geolocation-error.ts';

/** Milliseconds a visitor has to answer the browser's question, and the device to find itself. */
const patience = 30_000;

/** By the codes of the W3C's GeolocationPositionError. */
const failures: Readonly<Record<number, GeolocationFailure>> = { 1: 'denied', 2: 'unknown', 3: 'late' };

/**
 * Where the browser is, with high accuracy (VA-03), to a thousandth of a degree: about a hundred metres are enough to
 * find a school, and the position stands in the address of the results.
 *
 * @throws {GeolocationError} with one of the four messages of ER-03.
 */
export function locate(): Promise<Geolocation> {
  return new Promise((resolve, reject) => {
    // Browsers count their own time-out from the moment the visitor has allowed it: a question left open would hang.
    const timer = setTimeout(() => reject(new GeolocationError('late')), patience);
    const fail = (code?: number) => {
      clearTimeout(timer);
      reject(new GeolocationError((code !== undefined && failures[code]) || 'other'));
    };
    if (!('geolocation' in navigator)) return fail();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer);
        resolve({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) });
      },
      ({ code }) => fail(code),
      { enableHighAccuracy: true, timeout: patience, maximumAge: 60_000 },
    );
  });
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1_000) / 1_000;
}
