import type { Geolocation } from '@melhor-escola/domain/geolocation';
import {
  geolocationFailure,
  type GeolocationFailure,
  type GeolocationReason,
} from './geolocation-failure.ts';

/** Milliseconds a visitor has to answer the browser's question, and the device to find itself. */
const patience = 30_000;

/** By the codes of the W3C's GeolocationPositionError. */
const reasons: Readonly<Record<number, GeolocationReason>> = { 1: 'denied', 2: 'unknown', 3: 'late' };

/**
 * Where the browser is, with high accuracy (VA-03), to a thousandth of a degree: about a hundred metres are enough to
 * find a school, and the position stands in the address of the results. Never fails: why it is not known is an answer too.
 */
export function locate(): Promise<Geolocation | GeolocationFailure> {
  return new Promise((resolve) => {
    // Browsers count their own time-out from the moment the visitor has allowed it: a question left open would hang.
    const timer = setTimeout(() => resolve(geolocationFailure('late')), patience);
    const settle = (answer: Geolocation | GeolocationFailure) => {
      clearTimeout(timer);
      resolve(answer);
    };
    if (!('geolocation' in navigator)) return settle(geolocationFailure('other'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => settle({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) }),
      ({ code }) => settle(geolocationFailure(reasons[code] ?? 'other')),
      { enableHighAccuracy: true, timeout: patience, maximumAge: 60_000 },
    );
  });
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1_000) / 1_000;
}
