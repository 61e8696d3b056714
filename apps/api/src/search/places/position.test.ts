import { distanceInKm } from '@melhor-escola/domain/geolocation';
import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { MAX_OFFSET, pageWindow } from '../search-result.ts';
import { boundingBox, searchPosition } from './position.ts';

const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });

describe('position', () => {
  it('EN-11 the bounding box contains every place within the radius', () => {
    const radius = fc.double({ min: 0.1, max: 20_000, noNaN: true });
    fc.assert(
      fc.property(latitude, longitude, radius, latitude, longitude, (lat, lng, radiusInKm, toLat, toLng) => {
        fc.pre(distanceInKm({ lat, lng }, { lat: toLat, lng: toLng }) <= radiusInKm);
        const box = boundingBox({ lat, lng, radiusInKm });
        const slack = 1e-9;
        expect(toLat).toBeGreaterThanOrEqual(box.south - slack);
        expect(toLat).toBeLessThanOrEqual(box.north + slack);
        expect(toLng).toBeGreaterThanOrEqual(box.west - slack);
        expect(toLng).toBeLessThanOrEqual(box.east + slack);
      }),
      { numRuns: 2000 },
    );
  });

  it('EN-11 uses the search’s default distance', () => {
    expect(searchPosition({ lat: -7, lon: -48 }, 12)).toEqual({ lat: -7, lng: -48, radiusInKm: 12 });
    expect(searchPosition({ lat: -7, lon: -48, distance_in_km: 5 }, 12)?.radiusInKm).toBe(5);
  });

  it('VA-04 ignores absent, zero or non-numeric coordinates', () => {
    for (const lat of [undefined, null, 0, Number.NaN, Number.POSITIVE_INFINITY])
      expect(searchPosition({ lat, lon: -48 }, 12)).toBeUndefined();
  });
});

describe('pagination', () => {
  it('RT-20 clamps any pagination to a valid window', () => {
    const wish = fc.option(fc.oneof(fc.integer(), fc.double(), fc.constantFrom(Number.NaN, -0, 1e308)));
    fc.assert(
      fc.property(wish, wish, (page, size) => {
        const window = pageWindow({ page, size });
        expect(Object.values(window).every((value) => Number.isSafeInteger(value))).toBe(true);
        expect(window.size).toBeGreaterThanOrEqual(1);
        expect(window.size).toBeLessThanOrEqual(100);
        expect(window.page).toBeGreaterThanOrEqual(1);
        expect(window.offset).toBe((window.page - 1) * window.size);
        expect(window.offset).toBeLessThanOrEqual(MAX_OFFSET);
      }),
    );
  });

  it('CO-01 uses the site’s defaults for absent values', () => {
    expect(pageWindow(null)).toEqual({ page: 1, size: 23, offset: 0 });
    expect(pageWindow({ page: 3 })).toEqual({ page: 3, size: 23, offset: 46 });
  });
});
