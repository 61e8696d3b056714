import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyContactUntil, isFamilyContactOpen } from './family-contact.ts';

const schoolYear = fc.integer({ min: 1_990, max: 2_200 });

/** The day so many days after another. */
function addDays(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

describe('a family’s contact, for people of a school', () => {
  it.each([
    [2026, '2027-03-31'],
    // 2028 has a 29th of February.
    [2027, '2028-03-30'],
  ])('of the school year %i can be seen until %s', (year, until) => {
    expect(familyContactUntil(year)).toBe(until);
  });

  it('can be seen on the 90th day after the school year, and not on the next', () => {
    fc.assert(
      fc.property(schoolYear, (year) => {
        const until = addDays(`${year}-12-31`, 90);
        expect(isFamilyContactOpen(year, until)).toBe(true);
        expect(isFamilyContactOpen(year, addDays(until, 1))).toBe(false);
      }),
    );
  });

  it('never becomes visible again', () => {
    fc.assert(
      fc.property(schoolYear, fc.nat(900), fc.nat(900), (year, first, more) => {
        const day = addDays(`${year}-01-01`, first);
        const later = isFamilyContactOpen(year, addDays(day, more));
        expect(later && !isFamilyContactOpen(year, day)).toBe(false);
      }),
    );
  });
});
