import { DAY_MS, localDay, type TimeZone } from '../places/time-zone.ts';
import { isNationalHoliday } from './national-holiday.ts';

/** Hours in which a school receives visitors, in its local time. */
export interface VisitHours {
  /** 0 Sunday to 6 Saturday. */
  readonly weekdays: readonly number[];
  /** In order, without overlap; the same on each of the weekdays. */
  readonly ranges: readonly VisitRange[];
}

/** A part of a day, in minutes since midnight. */
export interface VisitRange {
  readonly from: number;
  readonly until: number;
}

/** Hours of a school that has not stated its own: office hours. */
export const defaultVisitHours: VisitHours = {
  weekdays: [1, 2, 3, 4, 5],
  ranges: [{ from: 480, until: 1020 }],
};

/** A day on which a school receives visitors. */
export interface VisitDay {
  /** '2026-03-05' */
  readonly day: string;
  /** Hours at which a visit may begin. */
  readonly hours: readonly number[];
}

/** A request names this many times, so that the school has a choice. */
export const MIN_VISIT_TIMES = 2;
export const MAX_VISIT_TIMES = 3;

/** Visits are requested for the days from tomorrow to this many days ahead. */
export const VISIT_DAYS_AHEAD = 14;

/** Duration of a visit in calendars. */
export const VISIT_MINUTES = 60;

/** '2026-03-05', 9 → '2026-03-05T09:00': a local time of the school. */
export function visitTime(day: string, hour: number): string {
  return `${day}T${String(hour).padStart(2, '0')}:00`;
}

/** The full hours at which a visit may begin, so that it ends within the school's hours. */
export function visitHoursOfDay({ ranges }: VisitHours): number[] {
  const fits = (hour: number) =>
    ranges.some(({ from, until }) => 60 * hour >= from && 60 * hour + VISIT_MINUTES <= until);
  return Array.from({ length: 24 }, (_, hour) => hour).filter(fits);
}

/**
 * The days on which a school may be visited, from tomorrow to {@link VISIT_DAYS_AHEAD}; without national holidays.
 *
 * @param zone of the school.
 * @param closedDays on which it receives nobody: '2026-03-05'.
 */
export function visitDays(
  now: Date,
  zone: TimeZone,
  visitHours: VisitHours,
  closedDays: readonly string[] = [],
): VisitDay[] {
  const today = Date.parse(`${localDay(now, zone)}T00:00:00Z`);
  const hours = visitHoursOfDay(visitHours);
  return Array.from({ length: VISIT_DAYS_AHEAD }, (_, n) => new Date(today + (n + 1) * DAY_MS))
    .filter((date) => visitHours.weekdays.includes(date.getUTCDay()))
    .map((date) => ({ day: date.toISOString().slice(0, 10), hours }))
    .filter(({ day }) => hours.length > 0 && !isNationalHoliday(day) && !closedDays.includes(day));
}

/** The last day, a year after `today`, that a school may close to visits. @param today '2026-03-05', in the school's time zone. */
export function lastClosableDay(today: string): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + 365 * DAY_MS).toISOString().slice(0, 10);
}

/** The message for a number of times that a request cannot have, or equal ones; `undefined` if they are fine. */
export function visitTimesProblem(times: readonly string[]): string | undefined {
  if (times.length < MIN_VISIT_TIMES || times.length > MAX_VISIT_TIMES)
    return 'Escolha dois ou três horários';
  return new Set(times).size < times.length ? 'Escolha horários diferentes' : undefined;
}

/** The message for times at which the school receives nobody; `undefined` if it does. */
export function visitDaysProblem(times: readonly string[], days: readonly VisitDay[]): string | undefined {
  const offered = new Set(days.flatMap(({ day, hours }) => hours.map((hour) => visitTime(day, hour))));
  return times.every((time) => offered.has(time))
    ? undefined
    : 'Um dos horários não está mais disponível: escolha outro';
}

const weekdayNames = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;

function weekdayName(day: string): string {
  return weekdayNames[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}

/** '2026-03-05' → 'qui., 05/03': short enough for half the width of a phone. */
export function formatVisitDay(day: string): string {
  return `${weekdayName(day).slice(0, 3)}., ${day.slice(8)}/${day.slice(5, 7)}`;
}

/** '2026-03-05T14:00' → 'quinta, 05/03, às 14h'. */
export function formatVisitTime(time: string): string {
  const hour = Number(time.slice(11, 13));
  const day = time.slice(0, 10);
  return `${weekdayName(day)}, ${day.slice(8)}/${day.slice(5, 7)}, ${hour === 1 || hour === 0 ? 'à' : 'às'} ${hour}h`;
}
