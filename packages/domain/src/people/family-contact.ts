/** Days after the end of a school year for which a school may see how to reach a family (LGPD, art. 15, I: the purpose has ended). */
const DAYS_AFTER_YEAR = 90;

/**
 * The last day, '2027-03-31', on which a school may see the contact of a family that asked, visited or reserved for a school year. School
 * years end with the calendar year.
 */
export function familyContactUntil(schoolYear: number): string {
  return new Date(Date.UTC(schoolYear, 11, 31 + DAYS_AFTER_YEAR)).toISOString().slice(0, 10);
}
