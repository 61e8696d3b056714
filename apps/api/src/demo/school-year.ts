import { isoDay } from '@melhor-escola/domain/date';

/** The school year that demonstration offers are for, and the last day on which they can be taken. */
export interface SchoolYear {
  readonly year: number;
  /** ISO date. */
  readonly validUntil: string;
}

/**
 * The rule: places for a year are offered from August of the year before to August of the year itself, so on any day the
 * offers are for the year that begins after the coming July, and hold until 31 August of it. The same on every day
 * of those twelve months, and never in the past.
 */
export function schoolYearOn(day: Date): SchoolYear {
  const iso = isoDay(day);
  const year = Number(iso.slice(0, 4)) + (iso.slice(5) >= '08-01' ? 1 : 0);
  return { year, validUntil: `${year}-08-31` };
}
