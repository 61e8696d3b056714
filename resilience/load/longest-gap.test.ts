import { expect, it } from 'vitest';
import { longestGap } from './longest-gap.ts';

const phase = { from: 100, to: 200 };

it('returns the longest pause within the phase', () => {
  expect(longestGap([90, 110, 120, 160, 190, 205], phase)).toBe(40);
});

it('counts a pause that starts before the phase in full', () => {
  expect(longestGap([40, 150, 180], phase)).toBe(110);
});

it('counts a pause that lasts until the end of the phase', () => {
  expect(longestGap([95, 110], phase)).toBe(90);
  expect(longestGap([50], phase)).toBe(150);
  expect(longestGap([], phase)).toBe(100);
});

it('ignores pauses before and after the phase', () => {
  expect(longestGap([0, 99, 120, 140, 160, 180, 195, 900], phase)).toBe(21);
});
