import { expect, it } from 'vitest';
import { longestGap } from './longest-gap.ts';

const phase = { from: 100, to: 200 };

it('finds the longest pause within the phase', () => {
  expect(longestGap([90, 110, 120, 160, 190, 205], phase)).toBe(40);
});

it('counts a pause that began before the phase from where it began', () => {
  expect(longestGap([40, 150, 180], phase)).toBe(110);
});

it('counts a pause that has no end', () => {
  expect(longestGap([95, 110], phase)).toBe(90);
  expect(longestGap([50], phase)).toBe(150);
  expect(longestGap([], phase)).toBe(100);
});

it('does not count what was before and after', () => {
  expect(longestGap([0, 99, 120, 140, 160, 180, 195, 900], phase)).toBe(21);
});
