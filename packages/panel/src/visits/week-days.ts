import type { SchoolVisit } from '@melhor-escola/api-client/panel';
import { weekStart } from '@melhor-escola/domain/time-zone';

/** The days, '2026-03-02', of a week from Monday to Sunday. @param week 0 for that of `today`, 1 for the next one. */
export function daysOfWeek(today: string, week: number): string[] {
  const monday = new Date(`${weekStart(today)}T00:00:00Z`);
  return Array.from({ length: 7 }, (_, n) => {
    const day = new Date(monday);
    day.setUTCDate(monday.getUTCDate() + 7 * week + n);
    return day.toISOString().slice(0, 10);
  });
}

/** A time of a request within a day. */
export interface TimeOnDay {
  readonly visit: SchoolVisit;
  readonly hour: number;
}

/** The times of a day, in order: the confirmed one of a request, otherwise all of its times. Without those that are off. */
export function timesOnDay(visits: readonly SchoolVisit[], day: string): TimeOnDay[] {
  return visits
    .filter(({ status }) => status !== 'cancelled' && status !== 'declined')
    .flatMap((visit) =>
      (visit.confirmedTime === null ? visit.times : [visit.confirmedTime])
        .filter((time) => time.startsWith(day))
        .map((time) => ({ visit, hour: Number(time.slice(11, 13)) })),
    )
    .toSorted((one, other) => one.hour - other.hour || one.visit.id - other.visit.id);
}
