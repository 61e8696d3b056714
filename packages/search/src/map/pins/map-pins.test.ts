import { expect, it } from 'vitest';
import { mapSchools } from '../../fixtures/results.ts';
import { MAX_ZOOM, indexPins } from './map-pins.ts';

const bounds = { west: -48.3, south: -7.3, east: -48.1, north: -7.1 };
const pinsWithin = indexPins(mapSchools);
const names = (zoom: number) =>
  pinsWithin(bounds, zoom)
    .map(({ schools }) => schools.map(({ name }) => name))
    .toSorted((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''));

it('shows each school once at every zoom', () => {
  for (let zoom = 3; zoom <= MAX_ZOOM; zoom++) {
    expect(names(zoom).flat().toSorted()).toEqual(mapSchools.map(({ name }) => name).toSorted());
  }
});

it('clusters overlapping schools into one pin, in list order, which splits at a closer zoom', () => {
  const [all] = pinsWithin(bounds, 8);
  expect(all?.schools).toEqual(mapSchools);
  expect(all?.expansionZoom).toBeGreaterThan(8);
});

it('keeps schools at the same position in one pin at every zoom', () => {
  expect(names(MAX_ZOOM)).toEqual([
    ['Colégio Girassol'],
    ['Colégio Santa Cruz'],
    ['Escola do Centro', 'Escola Nova Era'],
    ['Escola Pequeno Príncipe'],
  ]);
  const together = pinsWithin(bounds, MAX_ZOOM).find(({ schools }) => schools.length > 1);
  expect(together?.expansionZoom).toBeUndefined();
});
