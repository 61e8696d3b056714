import { distanceInKm } from '@melhor-escola/domain/geolocation';
import { fromLonLat } from 'ol/proj.js';
import { describe, expect, it } from 'vitest';
import { araguainaBaseLayer, araguainaMapSchools } from '../../fixtures/map.ts';
import { baseArea } from './base-layer-query.ts';
import { baseGeometry, baseLayerOfSchools, TINTS } from './geometry.ts';
import { stretchAt, toPixels, toPlane } from './plane.ts';

describe('base layer', () => {
  it('has an area for each neighborhood, and one of the city around all of their schools', () => {
    const { neighborhoods, cities } = baseGeometry(araguainaBaseLayer);
    expect(neighborhoods.map(({ name }) => name)).toEqual(
      araguainaBaseLayer.neighborhoods.map(({ name }) => name),
    );
    const schools = araguainaBaseLayer.neighborhoods.flatMap(({ positions }) => positions).length;
    const [city] = cities;
    // The path ends where it begins.
    expect(city?.path.match(/[ML]-?\d+ -?\d+h0/g)).toHaveLength(schools + 1);
    for (const { path, reach } of neighborhoods) {
      expect(path).toMatch(/^M-?\d+ -?\d+h0/);
      expect(reach).toBeLessThan(city?.reach ?? 0);
    }
  });

  it('connects the schools of a neighborhood, except distant ones', () => {
    expect(pathCommands([-7.193, -48.202])).toBe('ML');
    expect(pathCommands([-7.193, -48.202], [-7.193, -48.204])).toBe('MLL');
    expect(pathCommands([-7.193, -48.202], [-7.193, -48.302])).toBe('MMM');
  });

  it('colors the nearest neighborhoods differently', () => {
    const { neighborhoods } = baseGeometry(araguainaBaseLayer);
    for (const one of neighborhoods) {
      const [nearest] = neighborhoods
        .filter((other) => other !== one)
        .toSorted((a, b) => away(a.middle, one.middle) - away(b.middle, one.middle));
      expect(nearest?.tint).not.toBe(one.tint);
      expect(one.tint).toBeLessThan(TINTS);
    }
  });

  it('marks a city whose schools have no positions of their own, without an area', () => {
    const { cities, neighborhoods } = baseGeometry({ ...araguainaBaseLayer, neighborhoods: [] });
    expect(neighborhoods).toEqual([]);
    expect(cities).toMatchObject([{ name: 'Araguaína', path: '' }]);
  });

  it('has nothing for an empty region', () => {
    expect(baseGeometry({ cities: [], neighborhoods: [] })).toMatchObject({ cities: [], neighborhoods: [] });
  });

  it('P7 works from the loaded schools alone', () => {
    const [one, two, third] = araguainaMapSchools;
    if (!one || !two || !third) throw new Error('The fixture has three schools.');
    const { neighborhoods } = baseLayerOfSchools([one, two, third, { ...one, place: 'Colinas, TO' }]);
    expect(neighborhoods.map(({ name, positions }) => [name, positions.length])).toEqual([
      ['Setor Central', 2],
      ['São João', 1],
      ['Colinas', 1],
    ]);
  });
});

describe('plane', () => {
  it('is the projection of the map library', () => {
    const [x = 0, y = 0] = fromLonLat([-48.2, -7.19]);
    const point = toPlane({ lat: -7.19, lng: -48.2 });
    expect(point.x).toBeCloseTo(x, 3);
    expect(point.y).toBeCloseTo(y, 3);
  });

  it('stretches lengths as the map does', () => {
    const [a, b] = [toPlane({ lat: -23.5, lng: -46.6 }), toPlane({ lat: -23.5, lng: -46.5 })];
    const meters = distanceInKm({ lat: -23.5, lng: -46.6 }, { lat: -23.5, lng: -46.5 }) * 1_000;
    expect(away(a, b) / meters / stretchAt(a.y)).toBeCloseTo(1, 2);
  });

  it('has the view’s center in its middle, and north up', () => {
    const view = { center: { x: 100, y: 100 }, resolution: 2, width: 300, height: 200 };
    expect(toPixels(view, { x: 100, y: 100 })).toEqual({ x: 150, y: 100 });
    expect(toPixels(view, { x: 120, y: 140 })).toEqual({ x: 160, y: 80 });
  });
});

describe('base area', () => {
  const bounds = { west: -48.25, south: -7.25, east: -48.15, north: -7.15 };

  it('contains the bounds', () => {
    const { lat, lng, radius } = baseArea(bounds);
    expect(distanceInKm({ lat, lng }, { lat: bounds.north, lng: bounds.east })).toBeLessThan(radius);
    expect(distanceInKm({ lat, lng }, { lat: bounds.south, lng: bounds.west })).toBeLessThan(radius);
  });

  it('is the same after a small move', () => {
    const moved = { ...bounds, west: bounds.west + 0.001, east: bounds.east + 0.001 };
    expect(baseArea(moved)).toEqual(baseArea(bounds));
  });

  it('is at most the whole country', () => {
    expect(baseArea({ west: -74, south: -34, east: -34, north: 5.5 }).radius).toBe(2_000);
  });
});

function away(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The commands of the path of a neighborhood with schools at these positions. */
function pathCommands(...positions: [number, number][]): string | undefined {
  const [part] = baseGeometry({
    cities: [],
    neighborhoods: [{ name: 'Centro', citySlug: 'araguaina-to', positions }],
  }).neighborhoods;
  return part?.path.replaceAll(/[^ML]/g, '');
}
