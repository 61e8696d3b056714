import { DAY_MS } from '../places/time-zone.ts';

/** Days after the end of the school year in which people of a school may still need to reach a family. */
const DAYS_AFTER_SCHOOL_YEAR = 90;

/**
 * The last day, 'YYYY-MM-DD' at the school, on which people of a school can see the name and the contact of a family: 90 days after the
 * end of the school year, which is the calendar year here, because each school sets its own last day of classes before its
 * end (Lei nº 9.394/1996, art. 23, § 2º). By then its purpose has ended (LGPD, art. 15, I).
 *
 * @param schoolYear 2027.
 */
export function familyContactUntil(schoolYear: number): string {
  const lastDay = Date.UTC(schoolYear, 11, 31);
  return new Date(lastDay + DAYS_AFTER_SCHOOL_YEAR * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Whether that day has not passed.
 *
 * @param schoolYear 2027.
 * @param day 'YYYY-MM-DD': today at the school.
 */
export function isFamilyContactOpen(schoolYear: number, day: string): boolean {
  return day <= familyContactUntil(schoolYear);
}
