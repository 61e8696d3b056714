import { expect, it } from 'vitest';
import { formatDistance } from './distance.ts';

it.each([
  [0, 'a 50 m'],
  [0.43, 'a 450 m'],
  [0.94, 'a 950 m'],
  [0.96, 'a 1 km'],
  [1.24, 'a 1,2 km'],
  [9.96, 'a 10 km'],
  [12.4, 'a 12 km'],
])('tells %d km as %s', (km, text) => {
  expect(formatDistance(km).replaceAll('\u00a0', ' ')).toBe(text);
});
