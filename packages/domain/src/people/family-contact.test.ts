import { describe, expect, it } from 'vitest';
import { familyContactUntil } from './family-contact.ts';

describe('familyContactUntil', () => {
  it.each([
    [2026, '2027-03-31'],
    // The next year is a leap year.
    [2027, '2028-03-30'],
  ])('is 90 days after the end of %i', (year, day) => {
    expect(familyContactUntil(year)).toBe(day);
  });
});
