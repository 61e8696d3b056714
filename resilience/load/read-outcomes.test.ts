import { expect, it } from 'vitest';
import { describeErrors } from './read-outcomes.ts';

const outcomes = [
  { at: 50, outcome: '503' },
  { at: 110, outcome: '200' },
  { at: 120, outcome: '503' },
  { at: 130, outcome: 'ECONNRESET' },
  { at: 140, outcome: '503' },
  { at: 250, outcome: '502' },
];

it('says how many readers of a phase got no page, and what they got instead', () => {
  expect(describeErrors(outcomes, { from: 100, to: 200 })).toBe('3 of 4: 503 × 2, ECONNRESET × 1');
  expect(describeErrors(outcomes, { from: 100, to: 115 })).toBe('0 of 1');
});
