import { DAY_MS, type TimeZone } from '../places/time-zone.ts';
import { brazilianTimeZone, localDateTime, today } from './date.ts';

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;

const MINUTE_MS = 60_000;

/**
 * 'terça, 24/11, 23h59', 'terça, 24/11, 9h': until when something can be done in the next days, as people say it, by default in the time zone
 * of Brasília. Without the year; for what is past, use `formatDateTime`. Midnight is 23h59 of the day before, so that nobody
 * takes it for the midnight after.
 */
export function formatDeadline(moment: Date, zone: TimeZone = brazilianTimeZone): string {
  const [day = '', time = ''] = localDateTime(moment, zone).split(' ');
  if (time === '00:00') return formatDeadline(new Date(moment.getTime() - MINUTE_MS), zone);
  const [, month = '', date = ''] = day.split('-');
  // Noon in UTC: the weekday of this date, whatever the machine's time zone.
  const weekday = weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? '';
  const [hour = '', minute = ''] = time.split(':');
  return `${weekday}, ${date}/${month}, ${Number(hour)}h${minute === '00' ? '' : minute}`;
}

/** How many days before its last day an offer's end is worth saying. */
const NEAR_END_DAYS = 60;

/**
 * Whether an offer ends so soon that a parent should know the day: within 60 days.
 *
 * @param lastDay YYYY-MM-DD. @param from by default today in Brasília.
 */
export function endsSoon(lastDay: string, from: string = today()): boolean {
  return Date.parse(lastDay) - Date.parse(from) <= NEAR_END_DAYS * DAY_MS;
}
