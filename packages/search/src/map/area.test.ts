import { distanceInKm } from '@melhor-escola/domain/geolocation';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areaSearch, boundsAround, boundingBox } from './area.ts';

const degree = (from: number, to: number) => fc.double({ min: from, max: to, noNaN: true });

it('RT-20 searches around the center of the visible map, across city borders', () => {
  const search = {
    city: 'araguaina-to',
    neighborhood: 'centro',
    grade: '6-ano',
    view: 'map',
    page: 2,
  } as const;
  const bounds = { west: -48.3, south: -7.25, east: -48.1, north: -7.15 };
  expect(areaSearch(search, bounds)).toEqual({
    grade: '6-ano',
    view: 'map',
    lat: -7.2,
    lng: -48.2,
    radius: 6,
    city: undefined,
    neighborhood: undefined,
    page: undefined,
  });
});

it('limits the radius to what a search accepts, at most a kilometre wider than the map', () => {
  fc.assert(
    fc.property(
      degree(-33, 4),
      degree(-73, -36),
      degree(0.001, 20),
      degree(0.001, 20),
      (lat, lng, up, across) => {
        const bounds = { south: lat, north: lat + up, west: lng, east: lng + across };
        const { radius = 0 } = areaSearch({}, bounds);
        expect(Number.isInteger(radius) && radius >= 1 && radius <= 500).toBe(true);
        const height = distanceInKm({ lat, lng }, { lat: lat + up, lng });
        expect(radius).toBeLessThanOrEqual(height / 2 + 1.01);
      },
    ),
  );
});

it('contains all positions with a margin', () => {
  const bounds = boundingBox([
    { lat: -7.2, lng: -48.2 },
    { lat: -7.1, lng: -48.3 },
  ]);
  expect(bounds?.south).toBeLessThan(-7.2);
  expect(bounds?.north).toBeGreaterThan(-7.1);
  expect(bounds?.west).toBeLessThan(-48.3);
  expect(bounds?.east).toBeGreaterThan(-48.2);
  expect(boundingBox([])).toBeUndefined();
});

it('contains a circle', () => {
  const { west, south, east, north } = boundsAround({ lat: -23.5, lng: -46.6 }, 5);
  const middle = { lat: -23.5, lng: -46.6 };
  for (const edge of [
    { ...middle, lng: west },
    { ...middle, lng: east },
    { ...middle, lat: south },
    { ...middle, lat: north },
  ])
    expect(distanceInKm(middle, edge)).toBeCloseTo(5, 1);
});
