import { expect, it } from 'vitest';
import { mapSchools } from '../../fixtures/results.ts';
import type { MapPin } from './map-pins.ts';
import { layOutPins, tagText } from './pin-layout.ts';

const one: MapPin = { id: 'one', position: { lat: 0, lng: 0 }, schools: mapSchools.slice(0, 1) };
const several: MapPin = { ...one, id: 'several', schools: mapSchools.slice(0, 3) };

it('product 13 shows the price of a school, and the lowest of several', () => {
  expect(tagText(one)).toBe('R$\u00A0850');
  expect(tagText(several)).toBe('desde R$\u00A0600');
});

it('product 13 shows the lowest price of a school’s scholarships', () => {
  const [school] = mapSchools;
  if (!school) throw new Error('The fixture has schools.');
  const more = { count: 2, lowest: 48_000, highest: 99_000 };
  expect(tagText({ ...one, schools: [{ ...school, more }] })).toBe('desde R$\u00A0480');
  expect(tagText({ ...one, schools: [{ ...school, more: { ...more, lowest: 90_000 } }] })).toBe(
    'desde R$\u00A0850',
  );
});

it('puts tags above their heads, or beside them where another is', () => {
  const layout = layOutPins([
    { pin: one, at: { x: 100, y: 100 } },
    { pin: one, at: { x: 140, y: 100 } },
  ]);
  expect(layout.map(({ side }) => side)).toEqual(['above', 'right']);
});

it('leaves out a tag without space: its head stays', () => {
  const crowd = Array.from({ length: 9 }, (_, index) => ({
    pin: one,
    at: { x: 100 + (index % 3) * 18, y: 100 + Math.floor(index / 3) * 18 },
  }));
  const layout = layOutPins(crowd);
  expect(layout.some(({ side }) => side === undefined)).toBe(true);
  for (const { boxes } of layout) expect(boxes.length).toBeGreaterThan(0);
});

it('covers no reserved space', () => {
  const reserved = { left: 0, top: 0, right: 200, bottom: 100 };
  expect(layOutPins([{ pin: one, at: { x: 100, y: 110 } }], [reserved])[0]?.side).toBe('below');
});
