import { expect, it } from 'vitest';
import { mapSchools } from '../../fixtures/results.ts';
import { overlap } from '../base-layer/boxes.ts';
import type { MapPin } from './map-pins.ts';
import { layOutPins, tagText } from './pin-layout.ts';

const one: MapPin = { id: 'one', position: { lat: 0, lng: 0 }, schools: mapSchools.slice(0, 1) };
const several: MapPin = { ...one, id: 'several', schools: mapSchools.slice(0, 3) };

it('product 13 shows the price of a school, and the lowest of several', () => {
  expect(tagText(one)).toBe('R$\u00A0850');
  expect(tagText(several)).toBe('desde R$\u00A0600');
});

it('product 13 shows the lowest of all offers of a school that match the search', () => {
  const [school] = one.schools;
  if (!school) throw new Error('The fixture has a school.');
  const withMore = { ...school, more: { count: 2, lowest: 42_000, highest: 90_000 } };
  expect(tagText({ ...one, schools: [withMore] })).toBe('desde R$\u00A0420');
  expect(tagText({ ...several, schools: [school, withMore] })).toBe('desde R$\u00A0420');
  expect(tagText({ ...one, schools: [{ ...school, monthly: 0 }] })).toBe('sem mensalidade');
});

it('gives several schools their price wherever they are: in their head for want of space beside it', () => {
  const crowd = Array.from({ length: 25 }, (_, index) => ({
    pin: { ...several, id: String(index) },
    at: { x: 100 + (index % 5) * 60, y: 100 + Math.floor(index / 5) * 60 },
  }));
  const layout = layOutPins(crowd);
  expect(layout.filter(({ side }) => side === 'inside').length).toBeGreaterThan(0);
  expect(layout.filter(({ side }) => side === undefined)).toEqual([]);
  const boxes = layout.map((pin) => pin.boxes);
  for (const [index, own] of boxes.entries()) {
    const others = boxes.filter((_, other) => other !== index).flat();
    expect(own.filter((box) => others.some((other) => overlap(box, other)))).toEqual([]);
  }
});

it('lets several schools choose before one, whose tag may wait', () => {
  const close = { pin: several, at: { x: 140, y: 100 } };
  const [single, cluster] = layOutPins([{ pin: one, at: { x: 100, y: 100 } }, close]);
  expect(cluster?.side).toBe('above');
  expect(single?.side).not.toBe('above');
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
