import { describe, expect, it } from 'vitest';
import { distanceInKm, isUsableGeolocation } from './city.ts';

describe('geolocation', () => {
  it('measures along the great circle', () => {
    const saoPaulo = { lat: -23.5505, lng: -46.6333 };
    const rio = { lat: -22.9068, lng: -43.1729 };
    expect(distanceInKm(saoPaulo, rio)).toBeGreaterThan(355);
    expect(distanceInKm(saoPaulo, rio)).toBeLessThan(365);
    expect(distanceInKm(rio, rio)).toBe(0);
  });

  it('VA-04 applies only when both coordinates are present and non-zero', () => {
    expect(isUsableGeolocation(-23.5, -46.6)).toBe(true);
    for (const [lat, lng] of [
      [0, -46.6],
      [-23.5, 0],
      [undefined, -46.6],
      [-23.5, null],
      [Number.NaN, 1],
      [1, Infinity],
    ] as const) {
      expect(isUsableGeolocation(lat, lng)).toBe(false);
    }
  });
});
