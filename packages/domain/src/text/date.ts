import { localTime, type TimeZone } from '../places/time-zone.ts';

/** Time zone of all dates of the product that are not a school's own, independent of the machine. */
export const brazilianTimeZone = 'America/Sao_Paulo' satisfies TimeZone;

/** Brasília has had no summer time since it last ended, on 17 February 2019 (Decreto nº 9.772/2019). */
const SUMMER_TIME_END = Date.UTC(2019, 1, 17, 2);
// For dates with summer time only, and created lazily: it takes a hundred milliseconds on a cheap phone (P2).
const clocks = new Map<TimeZone, Intl.DateTimeFormat>();

/** '2026-03-05 14:30'. @param zone by default Brasília's. */
export function localDateTime(moment: Date, zone: TimeZone = brazilianTimeZone): string {
  if (moment.getTime() >= SUMMER_TIME_END) return localTime(moment, zone).replace('T', ' ');
  // The Swedish locale formats dates as ISO 8601.
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(zone, clock);
  return clock.format(moment);
}

/** '2026-03-05': the day in Brasília at this moment. */
export function isoDay(moment: Date): string {
  return localDateTime(moment).slice(0, 10);
}

/** '2026-03-05': today in Brasília, which decides whether an offer, a benefit or a dated rule is valid. */
export const today = (): string => isoDay(new Date());

/** '2026-03-05' → '05/03/2026', independent of time zones. */
export function formatIsoDay(day: string): string {
  return day.split('-').toReversed().join('/');
}

/** '05/03/2026': the day of this moment in Brasília. */
export function formatDate(moment: Date): string {
  return formatIsoDay(isoDay(moment));
}

/** '05/03/2026 às 14h30', '05/03/2026 às 9h', '05/03/2026 à 1h05'. @param zone by default Brasília's. */
export function formatDateTime(moment: Date, zone: TimeZone = brazilianTimeZone): string {
  const [day = '', time = ''] = localDateTime(moment, zone).split(' ');
  const [hour = '', minute = ''] = time.split(':');
  return `${formatIsoDay(day)} ${Number(hour) < 2 ? 'à' : 'às'} ${Number(hour)}h${minute === '00' ? '' : minute}`;
}

/** When to retry: 'em 12 minutos', or 'em alguns minutos' if unknown. @param seconds of a Retry-After. */
export function formatRetryAfter(seconds: number | undefined): string {
  if (seconds === undefined) return 'em alguns minutos';
  if (seconds < 60) return 'em menos de um minuto';
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return 'em um minuto';
  if (minutes < 90) return `em ${minutes} minutos`;
  return `em ${Math.ceil(minutes / 60)} horas`;
}
